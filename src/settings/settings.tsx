import { render } from "preact";
import { followSession } from "../ui/session";
import { SettingsPage } from "./settings-view";

const root = document.getElementById("settings");
if (root !== null) {
  followSession();
  render(<SettingsPage />, root);
}
