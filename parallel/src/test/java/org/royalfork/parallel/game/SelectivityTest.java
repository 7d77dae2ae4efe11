package org.royalfork.parallel.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each technique and each aid has one switch, and only its own. */
class SelectivityTest {

    @Test
    void fullWidthUsesNothingAndFullUsesEverything() {
        assertEquals(Set.of(), Selectivity.FULL_WIDTH.techniques());
        assertEquals(EnumSet.allOf(Technique.class), Selectivity.FULL.techniques());
        assertEquals(aids(), switchesOn(Selectivity.FULL_WIDTH));
        assertEquals(
                Technique.values().length + Aid.values().length,
                switchesOn(Selectivity.FULL).size());
    }

    @ParameterizedTest
    @EnumSource
    void withSwitchesOneTechniqueOn(Technique technique) {
        Selectivity one = Selectivity.FULL_WIDTH.with(technique);
        assertEquals(Set.of(technique), one.techniques());
        List<String> on = new ArrayList<>(switchesOn(one));
        on.removeAll(aids());
        assertEquals(List.of(fieldOf(technique)), on);
        assertEquals(Set.of(), Selectivity.FULL_WIDTH.techniques(), "a setting does not change");
        assertEquals(one.techniques(), one.with(technique).techniques());
    }

    @ParameterizedTest
    @EnumSource
    void withoutSwitchesOneTechniqueOff(Technique technique) {
        Selectivity others = Selectivity.FULL.without(technique);
        assertFalse(others.techniques().contains(technique));
        assertEquals(Technique.values().length - 1, others.techniques().size());
        assertFalse(switchesOn(others).contains(fieldOf(technique)));
        assertEquals(Selectivity.FULL.techniques(), others.with(technique).techniques());
        assertEquals(EnumSet.allOf(Technique.class), Selectivity.FULL.techniques(), "a setting does not change");
    }

    @ParameterizedTest
    @EnumSource
    void withoutLeavesOneAidOut(Aid aid) {
        Selectivity others = Selectivity.FULL_WIDTH.without(aid);
        List<String> expected = new ArrayList<>(aids());
        expected.remove(fieldOf(aid));
        assertEquals(expected, switchesOn(others));
        assertEquals(EnumSet.complementOf(EnumSet.of(aid)), others.aids());
        assertEquals(EnumSet.allOf(Aid.class), Selectivity.FULL_WIDTH.aids(), "a setting does not change");
        Selectivity changed =
                others.with(Technique.RAZORING).without(Technique.RAZORING).withUnit(7);
        assertEquals(others.aids(), changed.aids(), "other changes keep it");
        assertEquals(EnumSet.allOf(Aid.class), Selectivity.of(Set.of()).aids());
    }

    @Test
    void ofUsesExactlyTheGivenTechniques() {
        assertEquals(Set.of(), Selectivity.of(Set.of()).techniques());
        Set<Technique> some = EnumSet.of(Technique.QUIESCENCE, Technique.NULL_MOVE);
        assertEquals(some, Selectivity.of(some).techniques());
    }

    @Test
    void theUnitStaysWithTheSetting() {
        Selectivity small = Selectivity.FULL.withUnit(7);
        assertEquals(7, small.unit);
        assertEquals(7, small.without(Technique.FUTILITY).unit);
        assertEquals(7, small.without(Technique.FUTILITY).with(Technique.RAZORING).unit);
        assertEquals(Selectivity.FULL.techniques(), small.techniques());
        assertThrows(IllegalArgumentException.class, () -> Selectivity.FULL.withUnit(0));
    }

    @Test
    void theSetCannotBeChangedFromOutside() {
        Set<Technique> techniques = Selectivity.FULL.techniques();
        assertThrows(UnsupportedOperationException.class, () -> techniques.remove(Technique.QUIESCENCE));
    }

    /** Returns the names of the fields of all aids as {@link #switchesOn} does. */
    private static List<String> aids() {
        return Arrays.stream(Aid.values())
                .map(SelectivityTest::fieldOf)
                .sorted()
                .toList();
    }

    /** Returns the name of the field of a technique or aid in lower case: nullMove is for NULL_MOVE. */
    private static String fieldOf(Enum<?> part) {
        return part.name().replace("_", "").toLowerCase(Locale.ROOT);
    }

    private static List<String> switchesOn(Selectivity selectivity) {
        return Arrays.stream(Selectivity.class.getFields())
                .filter(f -> f.getType() == boolean.class && !Modifier.isStatic(f.getModifiers()))
                .filter(f -> isOn(f, selectivity))
                .map(f -> f.getName().toLowerCase(Locale.ROOT))
                .sorted()
                .toList();
    }

    private static boolean isOn(Field field, Selectivity selectivity) {
        try {
            return field.getBoolean(selectivity);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
