import { expect, it } from "vitest";
import { exportFileName } from "../../../src/report/csv/file-name";

const date = "2026-11-30T12:00:00Z";

it.each([
  ["https://Shop.Example/a?b", "canonical-lens_shop.example_2026-11-30_links.csv"],
  ["https://[::1]:8080/", "canonical-lens_1_2026-11-30_links.csv"],
  ["https://bücher.example/", "canonical-lens_xn--bcher-kva.example_2026-11-30_links.csv"],
  ["file:///etc/passwd", "canonical-lens_page_2026-11-30_links.csv"],
  ["not a url", "canonical-lens_page_2026-11-30_links.csv"],
  ["https://con/", "canonical-lens_con_2026-11-30_links.csv"],
])("%s", (url, name) => expect(exportFileName(url, date, "links.csv")).toBe(name));

it("stays short and safe on a long host", () => {
  const name = exportFileName(
    `https://${"a-.".repeat(60)}example/`.replaceAll("-.", "b."),
    date,
    "links.csv",
  );
  expect(name).toMatch(/^canonical-lens_[a-z0-9][a-z0-9.-]*_2026-11-30_links\.csv$/);
  expect(name.length).toBeLessThan(100);
});

it("does not trust the date either", () => {
  expect(exportFileName("https://a.example/", "../../x", "links.csv")).toBe(
    "canonical-lens_a.example_undated_links.csv",
  );
});
