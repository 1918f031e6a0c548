import { effect } from "@preact/signals";
import { render } from "preact";
import { declareLanguage } from "../platform/i18n";
import { recallOptions } from "../ui/csv-options";
import { followSession } from "../ui/session";
import { loaded, loadReport } from "./audit";
import { downloadOnce } from "./export/download-once";
import { followHash } from "./place";
import { openPolicyDesk } from "./policy/policy-desk";
import { ReportPage } from "./report-view";
import { openSessionPage } from "./session/open-session";
import { SessionPage } from "./session/session-page";
import { countLater } from "./views/counts";

/** The report of one audit. */
function openAudit(root: HTMLElement): void {
  openPolicyDesk();
  render(<ReportPage />, root);
  effect(() => {
    if (loaded.value.kind !== "ready") return;
    downloadOnce(loaded.value.report);
    countLater(loaded.value.report);
  });
  void recallOptions().then(loadReport);
}

/** The same page shows what the audits of a session add up to: `report.html?session`. */
function openSession(root: HTMLElement): void {
  render(<SessionPage />, root);
  void recallOptions().then(openSessionPage);
}

const root = document.getElementById("report");
if (root !== null) {
  declareLanguage();
  followHash();
  followSession();
  if (new URLSearchParams(location.search).has("session")) openSession(root);
  else openAudit(root);
}
