package org.royalfork.bench;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.INTERFACES;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.engine.games.Games;

/** Holds the shape of the whole: which module may know which, and what no code of ours may do. */
class ArchitectureTest {

    private static JavaClasses classes;

    @BeforeAll
    static void readClasses() {
        classes = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .withImportOption(location -> !location.contains("/jmh_generated/"))
                .importPackages("org.royalfork");
    }

    /** Guards the guard: a rule about classes that were not read would hold for ever. */
    @ParameterizedTest
    @ValueSource(strings = {"tt", "parallel", "engine", "bench"})
    void everyModuleIsSeen(String module) {
        assertTrue(
                classes.stream().anyMatch(read -> read.getPackageName().startsWith("org.royalfork." + module)),
                () -> "no class of " + module + " was read");
    }

    @Test
    void aForbiddenArrowIsFound() {
        final ArchRule backwards = noClasses()
                .that(resideInAPackage("org.royalfork.engine.."))
                .should()
                .dependOnClassesThat(resideInAPackage("org.royalfork.parallel.."));
        assertThrows(AssertionError.class, () -> backwards.check(classes));
    }

    @Test
    void tableStandsOnAgronaAndTheJdkAlone() {
        module("tt")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "org.royalfork.tt..", "org.agrona..", "java..", "jdk..", "com.sun.management.."))
                .check(classes);
    }

    @Test
    void parallelKnowsTheTableButNoGame() {
        module("parallel")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "org.royalfork.parallel..",
                        "org.royalfork.tt..",
                        "org.agrona..",
                        "org.jctools..",
                        "java..",
                        "jdk.."))
                .check(classes);
    }

    @Test
    void engineDoesNotKnowTheBench() {
        noClasses()
                .that(resideInAPackage("org.royalfork.engine.."))
                .should()
                .dependOnClassesThat(resideInAPackage("org.royalfork.bench.."))
                .check(classes);
    }

    /** A game is what it tells the search of itself, and no more: not even the search, let alone another game. */
    @ParameterizedTest
    @MethodSource("packagesOfGames")
    void aGameKnowsOnlyItself(String game) {
        classes()
                .that(resideInAPackage(game))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(game, "org.royalfork.parallel.game", "java.."))
                .check(classes);
    }

    /** A game may bring a search of its own in a package below its own; that knows the search, but no other game. */
    @ParameterizedTest
    @MethodSource("packagesOfGames")
    void whatIsBelowAGameKnowsNoOtherGame(String game) {
        noClasses()
                .that(resideInAPackage(game + ".."))
                .should()
                .dependOnClassesThat(resideInAPackage("org.royalfork.engine..").and(not(resideInAPackage(game + ".."))))
                .check(classes);
    }

    private static List<String> packagesOfGames() {
        return Games.all().stream()
                .map(game -> game.getClass().getPackageName())
                .distinct()
                .toList();
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("org.royalfork.(**)").should().beFreeOfCycles().check(classes);
    }

    /** Two engines in one process must not meet in a static field. */
    @Test
    void staticFieldsAreFinal() {
        fields().that().areStatic().should().beFinal().check(classes);
    }

    /** Numbers and words are read by programs and compared in tests, so they must not depend on where a person lives. */
    @Test
    void textIsTheSameInEveryLocale() {
        noClasses()
                .should()
                .callMethod(String.class, "format", String.class, Object[].class)
                .orShould()
                .callMethod(String.class, "formatted", Object[].class)
                .orShould()
                .callMethod(String.class, "toLowerCase")
                .orShould()
                .callMethod(String.class, "toUpperCase")
                .orShould()
                .callMethod(PrintStream.class, "printf", String.class, Object[].class)
                .orShould()
                .callMethod(PrintStream.class, "format", String.class, Object[].class)
                .orShould()
                .callMethod(PrintWriter.class, "printf", String.class, Object[].class)
                .orShould()
                .callMethod(PrintWriter.class, "format", String.class, Object[].class)
                .check(classes);
    }

    /** A search owns its pool: work in a shared one could run between its nodes, or wait behind strangers. */
    @Test
    void searchUsesNoSharedPool() {
        noClasses()
                .should()
                .callMethod(ForkJoinPool.class, "commonPool")
                .orShould()
                .callMethod(Collection.class, "parallelStream")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(CompletableFuture.class)
                .check(search());
    }

    /** Standard output is the protocol's. */
    @Test
    void searchDoesNotPrint() {
        noClasses().should().accessField(System.class, "out").check(search());
    }

    /** Parsing a command line takes time that a GUI waits for. */
    @Test
    void protocolStartsWithoutTheCommandLine() {
        noClasses()
                .that(resideInAPackage("org.royalfork.engine.uci.."))
                .should()
                .dependOnClassesThat(resideInAPackage("picocli.."))
                .check(classes);
    }

    /** The queues of {@code org.jctools.queues} itself use {@code sun.misc.Unsafe}, and the JVM warns of it aloud. */
    @Test
    void queuesAreThoseOfVarHandles() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAPackage("org.jctools.queues").and(not(INTERFACES)))
                .check(classes);
    }

    private static JavaClasses search() {
        return classes.that(resideInAnyPackage("org.royalfork.tt..", "org.royalfork.parallel.."));
    }

    private static GivenClassesConjunction module(String name) {
        return classes().that(resideInAPackage("org.royalfork." + name + ".."));
    }
}
