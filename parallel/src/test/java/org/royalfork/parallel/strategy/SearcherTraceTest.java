package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.trace.AbortEvent;
import org.royalfork.parallel.trace.IterationEvent;
import org.royalfork.parallel.trace.JoinWaitEvent;
import org.royalfork.parallel.trace.SplitEvent;
import org.royalfork.parallel.trace.StealEvent;
import org.royalfork.parallel.trace.Timeline;
import org.royalfork.parallel.trace.Timeline.Kind;
import org.royalfork.parallel.trace.Timeline.Span;
import org.royalfork.parallel.trace.TimelinePicture;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** What a search shows of itself: its timeline, and its events in the flight recorder. */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class SearcherTraceTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final int WORKERS = 4;

    /** Chance decides whether a search has all that is looked for; one of so many has. */
    private static final int SEARCHES = 500;

    private static Timeline record(Strategy strategy, int depth) throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(SearcherFixture.hugeTree(SEED), strategy, WORKERS)) {
            Timeline timeline = new Timeline(WORKERS);
            fixture.searcher.setTimeline(timeline);
            long before = System.nanoTime();
            fixture.search(SearchLimits.ofDepth(depth));
            assertTrue(timeline.start() >= before);
            assertTrue(timeline.nanos() <= System.nanoTime() - before);
            return timeline;
        }
    }

    @ParameterizedTest
    @EnumSource
    void spansOfAWorkerNestAndLieWithinTheSearch(Strategy strategy) throws InterruptedException {
        Timeline timeline = record(strategy, 7);
        assertTrue(timeline.size() > 0);
        int spans = 0;
        for (int worker = 0; worker < WORKERS; worker++) {
            Deque<Span> around = new ArrayDeque<>();
            for (Span span : timeline.spans(worker)) {
                assertTrue(span.start() >= timeline.start(), span::text);
                assertTrue(span.end() >= span.start(), span::text);
                assertTrue(span.end() <= timeline.start() + timeline.nanos(), span::text);
                while (around.size() > span.level()) {
                    around.pop();
                }
                assertEquals(span.level(), around.size(), span::text);
                for (Span outer : around) {
                    assertTrue(outer.start() <= span.start() && span.end() <= outer.end(), span::text);
                }
                around.push(span);
                spans++;
            }
        }
        assertEquals(timeline.size(), spans);
        List<Span> iterations = timeline.spans(0).stream()
                .filter(span -> span.kind() == Kind.ITERATION)
                .toList();
        if (strategy == Strategy.LAZY_SMP || strategy == Strategy.ABDADA) {
            assertTrue(iterations.size() >= 1);
        } else {
            assertEquals(7, iterations.size());
        }
        assertTrue(iterations.stream().allMatch(span -> span.level() == 0));
    }

    @Test
    void everyKindOfSpanIsRecorded() throws InterruptedException {
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        for (int i = 0; i < SEARCHES && kinds.size() < Kind.values().length; i++) {
            Timeline timeline = record(Strategy.YOUNG_BROTHERS_WAIT, 7);
            for (int worker = 0; worker < WORKERS; worker++) {
                timeline.spans(worker).forEach(span -> kinds.add(span.kind()));
            }
        }
        assertEquals(EnumSet.allOf(Kind.class), kinds);
    }

    @Test
    void thePictureIsWellFormedWithARowAWorkerAndTexts() throws Exception {
        Timeline timeline = record(Strategy.YOUNG_BROTHERS_WAIT, 7);
        String svg = TimelinePicture.draw(timeline, "a < b & \"c\"");
        Element root = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
        assertEquals("svg", root.getTagName());
        assertEquals("a < b & \"c\"", root.getElementsByTagName("title").item(0).getTextContent());
        assertTrue(root.getElementsByTagName("desc").item(0).getTextContent().contains("worker 3: "));
        assertEquals(WORKERS, root.getElementsByTagName("g").getLength());
    }

    /** However many spans there are, the picture has only as many parts as can be seen. */
    @Test
    void aLongTimelineMakesNoLongPicture() {
        Timeline timeline = new Timeline(1);
        int spans = 200_000;
        for (int i = 0; i < spans; i++) {
            timeline.add(0, Kind.STOLEN, 10L * i, 10L * i + 9, 1, 1);
        }
        timeline.addSearch(0, 10L * spans);
        assertTrue(TimelinePicture.draw(timeline, "long").lines().count() < 3_000);
    }

    @Test
    void anEmptySearchHasAPictureToo() {
        Timeline timeline = new Timeline(1);
        assertEquals(0, timeline.nanos());
        assertTrue(TimelinePicture.draw(timeline, "empty").contains("</svg>"));
    }

    @Test
    void theFlightRecorderSeesAllEventsAndNoneAreMadeWithoutIt(@TempDir Path folder)
            throws InterruptedException, IOException {
        assertNothingIsMade();
        Path file = folder.resolve("search.jfr");
        try (SearcherFixture fixture =
                        new SearcherFixture(SearcherFixture.hugeTree(SEED), Strategy.YOUNG_BROTHERS_WAIT, WORKERS);
                Recording recording = new Recording()) {
            Set<String> names = Set.of("Split", "Steal", "JoinWait", "Abort", "Iteration");
            names.forEach(name -> recording.enable("org.royalfork." + name));
            recording.start();
            assertNotNull(StealEvent.start());
            Set<String> seen = new TreeSet<>();
            for (int i = 0; i < SEARCHES && seen.size() < names.size(); i += 10) {
                for (int j = 0; j < 10; j++) {
                    fixture.searcher.clear();
                    fixture.search(SearchLimits.ofDepth(7));
                }
                recording.dump(file);
                seen = RecordingFile.readAllEvents(file).stream()
                        .map(event -> event.getEventType().getName().replace("org.royalfork.", ""))
                        .collect(Collectors.toCollection(TreeSet::new));
            }
            assertEquals(new TreeSet<>(names), seen);
            recording.stop();
        }
        assertNothingIsMade();
        for (RecordedEvent event : RecordingFile.readAllEvents(file)) {
            int worker = event.getInt("worker");
            assertTrue(worker >= 0 && worker < WORKERS, event::toString);
            assertTrue(event.getInt("depth") >= 1, event::toString);
            boolean node = event.hasField("ply");
            assertTrue(!node || event.getInt("ply") >= 0, event::toString);
        }
    }

    private static void assertNothingIsMade() {
        assertNull(SplitEvent.start());
        assertNull(StealEvent.start());
        assertNull(JoinWaitEvent.start());
        assertNull(AbortEvent.start());
        assertNull(IterationEvent.start());
    }
}
