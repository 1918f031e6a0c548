import { useState } from "preact/hooks";
import { isPrivateAudit } from "../../platform/audit-store";
import { t } from "../../platform/i18n";
import { sideEffectOf } from "../../redirects/link-check/side-effects";
import { loaded } from "../audit";
import { askAndCheck, check } from "./check-run";

interface Props {
  /** Numbers of the links to check. */
  readonly links: readonly number[];
  readonly urls: readonly string[];
  /** Where the verdicts can be seen: a place of the redirects view. */
  readonly place: string;
}

const isOnWeb = (url: string): boolean => /^https?:/.test(url);

/**
 * Checks a few links, and goes to where their verdicts are. A link that looks as if
 * it acts when followed is asked for only after a second click that says what may happen.
 */
export function CheckButton({ links, urls, place }: Props) {
  const [asking, ask] = useState(false);
  const now = loaded.value;
  const targets = urls.filter(isOnWeb);
  if (now.kind !== "ready" || links.length === 0 || targets.length === 0) return null;
  if (isPrivateAudit(now.record.id)) return <span class="quiet">{t("checkNotInPrivate")}</span>;
  const { id } = now.record;
  const hosts = [...new Set(targets.map((url) => new URL(url).hostname))];
  const [first = ""] = targets;
  const acts = targets.length === 1 ? sideEffectOf(first) : null;
  const begin = () => {
    void askAndCheck(
      id,
      { kind: "links", indexes: links, ...(acts === null ? {} : { confirmed: true }) },
      hosts,
    );
    location.hash = place;
  };
  if (acts !== null && asking)
    return (
      <span role="alert" data-testid="check-confirm">
        {t("checkConfirm", acts)}{" "}
        <button type="button" class="button" data-testid="check-confirmed" onClick={begin}>
          {t("checkConfirmed")}
        </button>{" "}
        <button type="button" class="link" onClick={() => ask(false)}>
          {t("checkNotConfirmed")}
        </button>
      </span>
    );
  return (
    <button
      type="button"
      class="button"
      data-testid="check-these"
      disabled={check.value.state === "running"}
      onClick={acts === null ? begin : () => ask(true)}
    >
      {targets.length === 1 ? t("checkThis") : t("checkThese", targets.length)}
    </button>
  );
}
