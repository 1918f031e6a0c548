import { render } from "preact";
import { declareLanguage } from "../platform/i18n";
import { followSession } from "../ui/session";
import { SettingsPage } from "./settings-view";

const root = document.getElementById("settings");
if (root !== null) {
  declareLanguage();
  followSession();
  render(<SettingsPage />, root);
}
