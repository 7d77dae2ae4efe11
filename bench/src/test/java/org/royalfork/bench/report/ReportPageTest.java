package org.royalfork.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** The page as text and, where a Chromium is installed, in the browser. */
class ReportPageTest {

    private static final List<String> CONFIGURATIONS =
            List.of("ybw:1", "ybw:2", "ybw:4", "root:2", "root:4", "pv:2", "lazy:2", "lazy:4", "abdada:2", "abdada:4");

    private static final Pattern REFERENCE = Pattern.compile("(?:src|href)=\"([^\"]*)\"");

    @TempDir
    private Path temporary;

    private Path folder;
    private ScalingResults results;
    private String page;

    @BeforeEach
    void writeReport() throws IOException {
        folder = temporary.resolve("experiment");
        results = FakeExperiment.make(folder, CONFIGURATIONS, 12, 2, 3);
        results.write();
        page = Files.readString(folder.resolve("report.html"));
    }

    /** Checks that text is XML, as SVG must be. */
    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)));
    }

    @Test
    void everyChartIsAFileWithATextAlternative() throws Exception {
        int charts = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".svg")).toList()) {
                final Element svg = parse(Files.readString(file)).getDocumentElement();
                assertEquals("img", svg.getAttribute("role"), file::toString);
                for (String id : svg.getAttribute("aria-labelledby").split(" ", -1)) {
                    assertTrue(page.contains("id=\"" + id + "\""), id);
                }
                assertFalse(svg.getElementsByTagName("desc")
                        .item(0)
                        .getTextContent()
                        .isBlank());
                assertFalse(Files.readString(file).contains("NaN"), file::toString);
                charts++;
            }
        }
        assertEquals(6, charts);
    }

    @Test
    void thePageLoadsNothingAndLinksOnlyToItsOwnFiles() {
        final Matcher references = REFERENCE.matcher(page);
        int found = 0;
        while (references.find()) {
            final String target = references.group(1);
            if (!target.equals("data:,")) {
                assertTrue(Files.exists(folder.resolve(target)), target);
            }
            found++;
        }
        assertTrue(found > 8);
        assertFalse(page.replace("http://www.w3.org/2000/svg", "").contains("http:"));
        assertFalse(page.contains("https:"));
        assertFalse(page.contains("@import"));
    }

    @Test
    void textOfOthersIsNoMarkup() {
        assertTrue(page.contains("a note with &lt;b&gt;markup&lt;/b&gt; &amp; more"));
        assertTrue(page.contains("position &lt;3&gt; &amp; &quot;more&quot;"));
        assertFalse(page.contains("position <3>"));
    }

    @Test
    void figuresAreThoseOfTheSummary() {
        results.report().summary().rows().forEach(row -> {
            final String cells = "<tr><th scope=\"row\">" + row.configuration().label() + "</th><td>"
                    + Html.estimate(row.speedup(), 2) + "</td>";
            assertTrue(page.contains(cells), cells);
        });
    }

    @Test
    void idsAreUnique() {
        final Matcher ids = Pattern.compile(" id=\"([^\"]*)\"").matcher(page);
        final List<String> all = new ArrayList<>();
        while (ids.find()) {
            all.add(ids.group(1));
        }
        assertEquals(all.stream().distinct().toList(), all);
    }

    /** One position, one configuration, one repeat: no interval, no ceiling, no spread; and many threads. */
    @ParameterizedTest
    @ValueSource(strings = {"ybw:1", "lazy:2", "ybw:1 ybw:64 root:64 abdada:1000", "pv:16"})
    void theLeastExperimentHasAPageToo(String configurations) throws Exception {
        final Path least = temporary.resolve("least");
        FakeExperiment.make(least, List.of(configurations.split(" ", -1)), 1, 1, 4)
                .write();
        final String text = Files.readString(least.resolve("report.html"));
        try (Stream<Path> files = Files.list(least)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".svg")).toList()) {
                final String svg = Files.readString(file);
                parse(svg);
                assertTrue(text.contains(svg), file::toString);
                assertFalse(svg.contains("NaN") || svg.contains("Infinity"), file::toString);
            }
        }
        final String content = text.substring(0, text.indexOf("<script>"));
        assertFalse(content.contains("NaN") || content.contains("Infinity"));
    }

    @Test
    void anIncompleteExperimentSaysSo() throws IOException {
        final Path csv = folder.resolve("results.csv");
        final List<String> rows = Files.readAllLines(csv);
        Files.write(csv, rows.subList(0, rows.size() / 2));
        ScalingResults.read(folder).write();
        assertTrue(Files.readString(folder.resolve("report.html")).contains("The experiment is not complete: "));
    }

    /** What the browser is asked to do with the page, and to tell in a text that takes the place of the page. */
    private static final String PROBE = """
            <script>
            const errors = [];
            window.addEventListener("error", (event) => errors.push(event.message));
            window.addEventListener("load", () => {
                const page = document.getElementById("page").contentDocument;
                const inside = page.defaultView;
                const table = page.getElementById("positions-table");
                const column = (index) => [...table.tBodies[0].rows].filter((row) => !row.hidden)
                    .map((row) => row.cells[index].dataset.value ?? row.cells[index].textContent);
                const button = (index) => table.tHead.rows[0].cells[index].querySelector("button");
                const result = {errors};
                button(5).click();
                result.ascending = column(5).map(Number);
                result.sort = table.tHead.rows[0].cells[5].getAttribute("aria-sort");
                button(5).click();
                result.descending = column(5).map(Number);
                button(1).click();
                result.names = column(1);
                const select = page.querySelector(".filter select");
                select.value = "root:4";
                select.dispatchEvent(new inside.Event("change"));
                result.filtered = column(1);
                result.overflow = page.documentElement.scrollWidth - inside.innerWidth;
                result.width = inside.innerWidth;
                result.background = inside.getComputedStyle(page.body).backgroundColor;
                result.text = inside.getComputedStyle(page.querySelector("svg .text")).fill;
                result.unnamed = [...page.querySelectorAll("svg")].filter((svg) =>
                    svg.getAttribute("aria-labelledby").split(" ", -1).some((id) => !page.getElementById(id))).length;
                result.charts = [...page.querySelectorAll("figure svg")].map((svg) => svg.getBoundingClientRect().width);
                document.body.innerHTML = "";
                const text = document.createElement("pre");
                text.id = "result";
                text.textContent = JSON.stringify(result);
                document.body.append(text);
            });
            </script>
            <iframe id="page" src="report.html" width="WIDTH" height="800" style="border: 0"></iframe>
            """;

    private Map<String, Object> probe(int width, String... options) throws IOException, InterruptedException {
        final Optional<Chromium> chromium = Chromium.find(temporary);
        if (chromium.isEmpty()) {
            System.err.println("The report was not looked at in a browser: no Chromium is installed.");
        }
        Assumptions.assumeTrue(chromium.isPresent(), "no Chromium is installed");
        final Path wrapper = folder.resolve("probe.html");
        Files.writeString(
                wrapper,
                "<!DOCTYPE html><meta charset=utf-8><title>probe</title><link rel=icon href=data:,>"
                        + PROBE.replace("WIDTH", Integer.toString(width)));
        final Chromium.Visit visit = chromium.orElseThrow().visit(wrapper, options);
        assertEquals(List.of(), visit.console(), "nothing is said on the console");
        final Matcher result = Pattern.compile("<pre id=\"result\">(.*)</pre>").matcher(visit.document());
        assertTrue(result.find(), visit::document);
        return JSON.std.mapFrom(
                result.group(1).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"));
    }

    @Test
    void theTableSortsAndFilters() throws IOException, InterruptedException {
        final Map<String, Object> result = probe(1200);
        assertEquals(List.of(), result.get("errors"));
        final List<Double> ascending = numbers(result.get("ascending"));
        assertEquals(12 * CONFIGURATIONS.size(), ascending.size());
        assertEquals(ascending.stream().sorted().toList(), ascending);
        assertEquals("ascending", result.get("sort"));
        assertEquals(ascending.reversed(), numbers(result.get("descending")));
        final List<String> names =
                ((List<?>) result.get("names")).stream().map(String::valueOf).toList();
        assertEquals(names.stream().sorted().toList(), names);
        assertEquals(Collections.nCopies(12, "root:4"), result.get("filtered"));
        assertEquals(0, result.get("unnamed"));
    }

    private static List<Double> numbers(Object list) {
        return ((List<?>) list)
                .stream().map(value -> ((Number) value).doubleValue()).toList();
    }

    @Test
    void thePageFitsAPhone() throws IOException, InterruptedException {
        final Map<String, Object> result = probe(360);
        assertEquals(360, result.get("width"));
        assertTrue((int) result.get("overflow") <= 0, "only tables scroll sideways");
        numbers(result.get("charts"))
                .forEach(width -> assertTrue(width > 250 && width <= 360, () -> "chart of " + width));
    }

    @Test
    void thePageIsDarkWhereTheReaderWantsIt() throws IOException, InterruptedException {
        final Map<String, Object> light = probe(800, "--blink-settings=preferredColorScheme=1");
        final Map<String, Object> dark = probe(800, "--blink-settings=preferredColorScheme=0");
        assertEquals("rgb(251, 250, 247)", light.get("background"));
        assertEquals("rgb(20, 22, 26)", dark.get("background"));
        assertEquals("rgb(29, 29, 31)", light.get("text"));
        assertEquals("rgb(232, 230, 225)", dark.get("text"), "charts are dark too");
    }
}
