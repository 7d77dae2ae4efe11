package org.royalfork.bench.trees;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.royalfork.bench.report.Chromium;
import org.royalfork.engine.trees.TreeExamples;
import org.royalfork.engine.trees.TreeText;

/** The page in a browser, where a Chromium is installed. */
class TreePageTest {

    /** Goes through every step of every search, then stands at the last step of the first, and says what it saw. */
    private static final String WALK = """
            <script>
            let walked = 0;
            for (let i = data.recordings.length - 1; i >= 0; i--) {
              choose(i);
              for (let s = 0; s <= Number($('step').max); s++) { $('step').value = s; show(); walked++; }
            }
            const groupsOf = name => document.querySelectorAll('g.' + name).length;
            document.body.append(`walked ${walked}, seen ${groupsOf('seen')}, cut ${groupsOf('cut')}, `
              + `waiting ${groupsOf('waiting')}, wide ${document.documentElement.scrollWidth > innerWidth}`);
            </script>
            """;

    @TempDir
    private Path folder;

    @Test
    void everyStepOfEverySearchInABrowser() throws IOException, InterruptedException {
        Optional<Chromium> chromium = Chromium.find(folder);
        if (chromium.isEmpty()) {
            System.err.println("The page of a tree was not looked at in a browser: no Chromium is installed.");
        }
        Assumptions.assumeTrue(chromium.isPresent(), "no Chromium is installed");
        TreeComparison comparison = new TreeComparison(TreeText.parse(TreeExamples.text("case-1")), 2);
        Path page = folder.resolve("page.html");
        String html = TreePage.write("case-1", comparison);
        Files.writeString(page, html.replace("</body>", WALK + "</body>"));
        Chromium.Visit visit = chromium.orElseThrow().visit(page, "--window-size=500,800");

        assertEquals(List.of(), visit.console());
        int steps = comparison.recordings().stream().mapToInt(Recording::size).sum();
        String document = visit.document();
        assertTrue(
                document.contains("walked " + steps + ", seen 8, cut 3, waiting 0, wide false"),
                () -> document.substring(document.length() - 400));
        assertTrue(document.contains("Step 16 of 16: leaves root (MAX, ply 0) with 15."), document);
        assertTrue(document.contains("8 node visits so far, 4 of them leaves"), document);
    }
}
