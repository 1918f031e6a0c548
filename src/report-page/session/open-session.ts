import { onChange } from "../../platform/changes";
import { loadSession } from "./load";

/** A burst of audits is one change. */
const REST_MS = 300;

/** Shows the session, and again whenever something is added to it or checked from its pages. */
export function openSessionPage(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void loadSession(), REST_MS);
  };
  onChange("session", soon);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") soon();
  });
  void loadSession();
}
