import { render } from "preact";
import { declareLanguage } from "../platform/i18n";
import { WelcomePage } from "./welcome-view";

const root = document.getElementById("welcome");
if (root !== null) {
  declareLanguage();
  render(<WelcomePage />, root);
}
