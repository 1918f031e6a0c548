import { effect } from "@preact/signals";
import { render } from "preact";
import { loaded, loadReport } from "./audit";
import { downloadOnce } from "./export/download-once";
import { recallOptions } from "./export/options";
import { followHash } from "./place";
import { openPolicyDesk } from "./policy/policy-desk";
import { ReportPage } from "./report-view";
import { countLater } from "./views/counts";

const root = document.getElementById("report");
if (root !== null) {
  followHash();
  openPolicyDesk();
  render(<ReportPage />, root);
  effect(() => {
    if (loaded.value.kind !== "ready") return;
    downloadOnce(loaded.value.report);
    countLater(loaded.value.report);
  });
  void recallOptions().then(loadReport);
}
