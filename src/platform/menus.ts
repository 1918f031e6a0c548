import { browser } from "./browser";
import { t } from "./i18n";

const AUDIT = "audit-page";

/** Only where there is a page of a site; on others the click could only disappoint. */
const PAGES = ["http://*/*", "https://*/*", "file:///*"];

/** Puts "Audit this page" into the context menu of pages; the browser keeps it, so once an installation is enough. */
export async function createAuditMenu(): Promise<void> {
  await browser.contextMenus.removeAll();
  browser.contextMenus.create({
    id: AUDIT,
    title: t("menuAudit"),
    contexts: ["page"],
    documentUrlPatterns: PAGES,
  });
}

/** Calls the listener with the tab whose page was chosen. Register at top level. */
export function onAuditMenu(heard: (tabId: number) => void): void {
  browser.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
    if (menuItemId === AUDIT && tab?.id !== undefined) heard(tab.id);
  });
}
