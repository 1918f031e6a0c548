import type { SessionState } from "../model/session";
import { t } from "../platform/i18n";
import { openSession } from "../platform/tabs";
import { beginSession, endSession, session } from "./session";

interface Props {
  /** The site of the page that is looked at; empty where it has none. */
  readonly site: string;
  /** Adds the page that is looked at, once the session is on. */
  readonly onBegun: () => void;
  /** True on the session's own page, which is open already. */
  readonly opened?: true;
}

function sentence({ site, on, pages, leftOut }: SessionState, here: boolean): string {
  if (leftOut > 0) return t("sessionFull", pages, site, leftOut);
  if (!on) return t("sessionStopped", pages, site);
  return here ? t("sessionOn", pages, site) : t("sessionElsewhere", pages, site);
}

function Begin({ site, onBegun, label }: Pick<Props, "site" | "onBegun"> & { readonly label: string }) {
  return (
    <button
      type="button"
      class="link"
      data-testid="session-begin"
      onClick={() => void beginSession(site).then(onBegun)}
    >
      {t(label)}
    </button>
  );
}

/** Whether a session is on, what is in it, and the ways to begin, open and stop it. */
export function SessionLine({ site, onBegun, opened }: Props) {
  const state = session.value;
  if (state === undefined) return null;
  if (state === null) {
    return site === "" ? null : <Begin site={site} onBegun={onBegun} label="sessionBegin" />;
  }
  const here = state.site === site;
  return (
    <p class="session-line" data-testid="session" data-on={state.on}>
      {state.on && <span class="session-dot" aria-hidden="true" />}
      {sentence(state, here || site === "")}{" "}
      {opened !== true && (
        <button type="button" class="link" data-testid="session-open" onClick={() => void openSession()}>
          {t("sessionOpen")}
        </button>
      )}{" "}
      {state.on && (
        <button type="button" class="link" data-testid="session-end" onClick={() => void endSession()}>
          {t("sessionEnd")}
        </button>
      )}
      {!state.on && here && <Begin site={site} onBegun={onBegun} label="sessionContinue" />}
    </p>
  );
}
