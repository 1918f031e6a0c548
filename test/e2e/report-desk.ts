import type { ServedPage, Surface } from "../../scripts/browser/driver";
import type { Launched } from "../../scripts/browser/launch";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";

/** A page that stands at an address without being there. */
export const served = (url: string, html: string): ServedPage => ({
  url,
  body: new TextEncoder().encode(html),
  headers: [["Content-Type", "text/html; charset=utf-8"]],
});

/** Audits a page as a user does and answers with the report page; `early` is asked while it is built. */
export async function openReport(
  { driver }: Launched,
  target: string | ServedPage,
  early?: (report: Surface) => Promise<unknown>,
): Promise<Surface> {
  await driver.newTab();
  await driver.open(target);
  const popup = await driver.clickAction();
  await popupState(popup);
  await popup.click("[data-testid=open-report]");
  const report = await driver.reportTab();
  await early?.(report);
  await waitUntil(
    "the report",
    () => report.evaluate<boolean>("document.querySelector('[data-state=ready]') !== null"),
    60_000,
  );
  return report;
}

/** Changes a field as typing does. */
export const enter = (testid: string, value: string): string => `(() => {
  const field = document.querySelector("[data-testid=${testid}]");
  field.value = ${JSON.stringify(value)};
  field.dispatchEvent(new Event("${testid.startsWith("filter") ? "input" : "change"}", { bubbles: true }));
  return true;
})()`;
