import { describe, expect, it } from "vitest";
import { download } from "../../scripts/browser/downloads";
import { popupState } from "../../scripts/browser/popup";
import { audit, parseCsv } from "./audit";
import { inBrowsers } from "./browsers";

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
});
