import { t } from "../platform/i18n";
import { state } from "./audit";
import { Failure } from "./failure";
import { Summary } from "./summary";

/** The popup in each of its states. */
export function Popup() {
  const now = state.value;
  if (now.kind === "waiting") return <div data-testid="state" data-state="waiting" aria-busy="true" />;
  if (now.kind === "slow") {
    return (
      <p class="state quiet" role="status" data-testid="state" data-state="slow">
        {t("auditing")}
      </p>
    );
  }
  const { answer } = now;
  return answer.ok ? <Summary summary={answer.summary} /> : <Failure answer={answer} />;
}
