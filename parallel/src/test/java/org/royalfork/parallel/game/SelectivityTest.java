package org.royalfork.parallel.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each technique has one switch, and only its own. */
class SelectivityTest {

    @Test
    void fullWidthUsesNothingAndFullUsesEverything() {
        assertEquals(Set.of(), Selectivity.FULL_WIDTH.techniques());
        assertEquals(EnumSet.allOf(Technique.class), Selectivity.FULL.techniques());
        assertEquals(List.of(), switchesOn(Selectivity.FULL_WIDTH));
        assertEquals(Technique.values().length, switchesOn(Selectivity.FULL).size());
    }

    @ParameterizedTest
    @EnumSource
    void withSwitchesOneTechniqueOn(Technique technique) {
        Selectivity one = Selectivity.FULL_WIDTH.with(technique);
        assertEquals(Set.of(technique), one.techniques());
        assertEquals(List.of(fieldOf(technique)), switchesOn(one));
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

    /** Returns the name of the field of a technique in lower case: nullMove is for NULL_MOVE. */
    private static String fieldOf(Technique technique) {
        return technique.name().replace("_", "").toLowerCase(Locale.ROOT);
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
