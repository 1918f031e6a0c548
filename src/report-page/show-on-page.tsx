import { useState } from "preact/hooks";
import type { ShowLinkAnswer } from "../model/show-link";
import { t } from "../platform/i18n";
import { showLink } from "../ui/audit-client";
import { messageKey } from "../ui/rule-words";
import { loaded } from "./audit";

/** Buttons for single links; a page's menu repeats some a thousand times. */
const MOST_BUTTONS = 20;

type Said = ShowLinkAnswer | "failed" | null;

/** Buttons that scroll the audited page to links, by their numbers, and say what came of it. */
export function ShowOnPage({ links }: { links: readonly number[] }) {
  const [said, say] = useState<Said>(null);
  const now = loaded.value;
  if (now.kind !== "ready" || links.length === 0) return null;
  const show = (index: number) => {
    say(null);
    showLink(now.record.id, index).then(say, () => say("failed"));
  };
  return (
    <span class="show-on-page">
      {links.slice(0, MOST_BUTTONS).map((index) => (
        <button
          key={index}
          type="button"
          class="button"
          data-testid="show-on-page"
          onClick={() => show(index)}
        >
          {links.length === 1 ? t("showOnPage") : t("showLinkOnPage", index + 1)}
        </button>
      ))}
      {links.length > MOST_BUTTONS && (
        <span class="quiet">{t("showMoreLinks", links.length - MOST_BUTTONS)}</span>
      )}
      <span role="status" data-testid="show-answer" data-answer={said ?? ""}>
        {said !== null && t(messageKey("showLink", said))}
      </span>
    </span>
  );
}
