import { render } from "preact";
import { declareLanguage } from "../platform/i18n";
import { followSession } from "../ui/session";
import { startAudit } from "./audit";
import { Popup } from "./popup-view";
import { fitToRoom } from "./room";

const root = document.getElementById("popup");
if (root !== null) {
  declareLanguage();
  render(<Popup />, root);
  fitToRoom();
  followSession();
  void startAudit();
}
