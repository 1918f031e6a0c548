import { render } from "preact";
import { followSession } from "../ui/session";
import { startAudit } from "./audit";
import { Popup } from "./popup-view";
import { fitToRoom } from "./room";

const root = document.getElementById("popup");
if (root !== null) {
  render(<Popup />, root);
  fitToRoom();
  followSession();
  void startAudit();
}
