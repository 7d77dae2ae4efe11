"use strict";
// The table of all positions: a click on a head sorts by it, once more the other way round; a list picks the configuration.
// Without this script the table is complete and in order.
(() => {
    const table = document.getElementById("positions-table");
    const body = table.tBodies[0];
    const rows = [...body.rows];
    const heads = [...table.tHead.rows[0].cells];
    const valueOf = (row, column) => {
        const cell = row.cells[column];
        const value = Number(cell.dataset.value ?? cell.textContent);
        return Number.isNaN(value) ? cell.textContent : value;
    };
    const compare = (a, b) => (typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b)));
    heads.forEach((head, column) => {
        const button = document.createElement("button");
        button.type = "button";
        button.append(...head.childNodes);
        head.append(button);
        button.addEventListener("click", () => {
            const direction = head.getAttribute("aria-sort") === "ascending" ? "descending" : "ascending";
            heads.forEach((other) => other.removeAttribute("aria-sort"));
            head.setAttribute("aria-sort", direction);
            const sign = direction === "ascending" ? 1 : -1;
            rows.sort((a, b) => sign * compare(valueOf(a, column), valueOf(b, column)));
            body.append(...rows);
        });
    });
    const configurations = [...new Set(rows.map((row) => row.dataset.configuration))];
    if (configurations.length > 1) {
        const select = document.createElement("select");
        select.append(new Option("all", ""), ...configurations.map((name) => new Option(name, name)));
        select.addEventListener("change", () => {
            rows.forEach((row) => {
                row.hidden = select.value !== "" && row.dataset.configuration !== select.value;
            });
        });
        const label = document.createElement("label");
        label.append("Configuration: ", select);
        const line = document.createElement("p");
        line.className = "filter";
        line.append(label);
        table.parentElement.before(line);
    }
})();
