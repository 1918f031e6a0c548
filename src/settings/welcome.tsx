import { render } from "preact";
import { WelcomePage } from "./welcome-view";

const root = document.getElementById("welcome");
if (root !== null) render(<WelcomePage />, root);
