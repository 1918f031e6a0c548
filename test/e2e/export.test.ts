import { describe, expect, it } from "vitest";
import { download } from "../../scripts/browser/downloads";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import { audit, parseCsv } from "./audit";
import { inBrowsers } from "./browsers";
import { enter, openReport, served } from "./report-desk";

const HOSTILE = `<!doctype html><meta charset=utf-8><title>t</title>
<a href="/a,b?x=1,2">=HYPERLINK("https://example.net","x")</a><a href="/b">+1-202-555-0100</a>
<a href="/c">-5 % off</a><a href="/d">@handle</a><a href="/e">＝1+1</a><a href="/f">שלום, "quoted"</a>
<a href="/g?token=abc&amp;page=2">plain</a>`;

const ANCHORS = [
  `'=HYPERLINK("https://example.net","x")`,
  "'+1-202-555-0100",
  "'-5 % off",
  "'@handle",
  "'＝1+1",
  'שלום, "quoted"',
  "plain",
];

inBrowsers("the export", { openHosts: true, offline: true }, ({ launched, shop }) => {
  it("is an archive with the report and every table, which agree with each other", async () => {
    const { report, csv, raw } = await audit(launched(), `${shop().origin}/`);
    expect(report.schema).toBe(1);
    expect(raw("links.csv").startsWith("\uFEFF")).toBe(true);
    expect(raw("links.csv")).toMatch(/\r\n/);
    expect(csv("links.csv")).toHaveLength(report.links.length);
    expect(csv("rejected.csv")).toHaveLength(report.totals.rejected);
    expect(csv("parameters.csv")).toHaveLength(report.parameters.length);
    const inGroups = report.groups.flatMap(({ urls }) => urls);
    expect(csv("duplicate-groups.csv").length).toBeGreaterThan(0);
    expect(inGroups.length).toBeGreaterThanOrEqual(csv("duplicate-groups.csv").length);
  });

  describe("one table, by its own button", () => {
    it("downloads a CSV that parses back to the rows of the report", async () => {
      const { driver, downloadDir } = launched();
      await driver.open(`${shop().origin}/`);
      const popup = await driver.clickAction();
      await popupState(popup);
      await popup.click("[data-testid=open-report]");
      const report = await driver.reportTab();
      await report.click("[data-testid=view-links]");
      const { name, bytes } = await download(downloadDir, () => report.click("[data-testid=export-links]"));
      await driver.closeReportTabs();
      expect(name).toMatch(/shop\.localhost.*links\.csv$/);
      const rows = parseCsv(new TextDecoder("utf-8").decode(bytes));
      expect(rows).toHaveLength(38);
      expect(Object.values(rows[0] ?? {}).some((cell) => cell.includes(shop().origin))).toBe(true);
    });
  });

  it("writes hostile text inert, whole, in UTF-8 with one byte order mark, and masks secrets", async () => {
    const { csv, raw } = await audit(launched(), served("https://www.example.com/", HOSTILE));
    const rows = csv("links.csv");
    expect(rows.map((row) => row["Anchor"])).toEqual(ANCHORS);
    expect(rows[0]?.["Destination"]).toBe("https://www.example.com/a,b?x=1,2");
    expect(rows[6]?.["Destination"]).toBe("https://www.example.com/g?token=***&page=2");
    expect(rows.map((row) => row["Link Number"])).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
    expect(raw("links.csv").lastIndexOf("\uFEFF")).toBe(0);
  });

  it("exports the rows on screen, as chosen, and remembers the choice", async () => {
    const { driver, downloadDir } = launched();
    const report = await openReport(launched(), served("https://www.example.com/", HOSTILE));
    await report.click("[data-testid=view-links]");
    await report.click("[data-testid=exportOptions]");
    for (const option of ["optionMask", "optionInert", "optionBom"])
      await report.click(`[data-testid=${option}]`);
    await report.evaluate(enter("optionDelimiter", ";"));
    await report.evaluate(enter("filter", "/g"));
    const button = await waitUntil("the button for what is shown", () =>
      report.evaluate<string>("document.querySelector('[data-testid=export-shown-links]')?.innerText ?? ''"),
    );
    expect(button).toMatch(/\b1\b/);
    const { name, bytes } = await download(downloadDir, () =>
      report.click("[data-testid=export-shown-links]"),
    );
    expect(name).toMatch(/^canonical-lens_www\.example\.com_\d{4}-\d\d-\d\d_links\.csv$/);
    const [names, row, ...rest] = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).split("\r\n");
    expect(names?.startsWith("Type;Source;Destination;")).toBe(true);
    expect(row).toContain(";https://www.example.com/g?token=abc&page=2;");
    expect(rest).toEqual([""]);

    const again = await openReport(launched(), served("https://www.example.com/", HOSTILE));
    const kept = await again.evaluate<unknown[]>(`[
      document.querySelector("[data-testid=optionDelimiter]").value,
      ...["optionMask", "optionInert", "optionBom"].map((id) => document.querySelector("[data-testid=" + id + "]").checked),
    ]`);
    expect(kept).toEqual([";", false, false, false]);
    await driver.closeReportTabs();
  });
});
