import type { BrowserDriver, Surface } from "../../scripts/browser/driver";
import { waitUntil } from "../../scripts/browser/wait-until";
import type { AuditAnswer, AuditSummary } from "../../src/model/audit";

/** A page of the extension, shown to the end, from where storage is read and audits are asked for. */
export async function ownPage(driver: BrowserDriver, path: string): Promise<Surface> {
  const page = await driver.ownPage(path);
  await waitUntil(`${path} to be shown`, () =>
    page.evaluate<boolean>(
      "!['loading', undefined].includes(document.querySelector('[data-testid=state]')?.dataset.state)",
    ),
  );
  return page;
}

/** Everything the extension has on disk: store -> rows. */
export type Kept = Readonly<Record<string, readonly unknown[]>>;

/** Reads the whole database back, not through the product. */
export function readDatabase(page: Surface): Promise<Kept> {
  return page.evaluate<Kept>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open("canonical-lens");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const names = [...opening.result.objectStoreNames], kept = {};
      const reading = opening.result.transaction(names);
      for (const name of names) {
        const rows = reading.objectStore(name).getAll();
        rows.onsuccess = () => { kept[name] = rows.result; };
      }
      reading.oncomplete = () => { opening.result.close(); resolve(kept); };
      reading.onerror = () => reject(reading.error);
    };
  })`);
}

/** Asks for the audit of the tab that shows this address, as the popup does. */
export function auditTab(
  page: Surface,
  url: string,
): Promise<Pick<AuditAnswer, "ok"> & { readonly summary?: AuditSummary }> {
  return page.evaluate(`(async () => {
    const api = globalThis.browser ?? chrome;
    const tab = (await api.tabs.query({})).find((open) => open.url === ${JSON.stringify(url)});
    return api.runtime.sendMessage({ type: "audit", tabId: tab.id });
  })()`);
}
