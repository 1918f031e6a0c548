import { render } from "preact";
import { declareLanguage } from "../platform/i18n";
import { recallOptions } from "../ui/csv-options";
import { followSession } from "../ui/session";
import { SettingsPage } from "./settings-view";

const root = document.getElementById("settings");
if (root !== null) {
  declareLanguage();
  followSession();
  void recallOptions();
  render(<SettingsPage />, root);
}
