import type { CheckedPage, SessionState } from "../../model/session";
import { combineSession } from "../../report/session/combine";

export interface Asked {
  readonly state: SessionState;
  readonly pages: readonly CheckedPage[];
}

/** Adds up a session in a thread of its own. */
self.onmessage = ({ data: { state, pages } }: MessageEvent<Asked>) => {
  self.postMessage(combineSession(state, pages));
};
