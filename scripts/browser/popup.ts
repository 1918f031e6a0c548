import type { BrowserDriver, Surface } from "./driver";
import { waitUntil } from "./wait-until";

/** The element that the popup shows in every state. */
const STATE = "document.querySelector('[data-testid=state]')";

/** What the popup came to: `ready`, or the failure with its words. */
export interface PopupState {
  readonly state: string;
  readonly text: string;
}

const READ = `(() => {
  const shown = ${STATE};
  return shown === null ? null : { state: shown.dataset.state, text: shown.innerText.trim() };
})()`;

const UNDECIDED = new Set(["waiting", "slow"]);

/** Waits until the popup has its answer. */
export async function popupState(popup: Surface): Promise<PopupState> {
  return waitUntil("the popup's answer", async () => {
    const read = await popup.evaluate<PopupState | null>(READ);
    return read === null || UNDECIDED.has(read.state) ? null : read;
  });
}

/** Grants what redirect history needs by a real click in the popup, where it is not granted yet. */
export async function grantHistory(driver: BrowserDriver): Promise<void> {
  const body = new TextEncoder().encode("<!doctype html><title>Access</title>");
  await driver.open({ url: "http://access.invalid/", body, headers: [["Content-Type", "text/html"]] });
  const popup = await driver.clickAction();
  await popupState(popup);
  await popup.click("[data-testid=allow-history]");
  await waitUntil("the permission", () =>
    popup.evaluate<boolean>("document.querySelector('[data-testid=allow-history]') === null"),
  );
  await driver.closePopup();
}
