import { flipped, type PolicyEffect, type RuleSwitch } from "../../group";
import type { Policy } from "../../model/policy";
import { t } from "../../platform/i18n";
import { markDiffering } from "../../ui/differing";
import { messageKey } from "../../ui/rule-words";
import { Switch } from "../../ui/switch";
import { MarkedUrl } from "../../ui/url-text";
import { changePolicy } from "./policy-desk";

/** A key of this page without the rule, and with it. */
function Example({ without, as }: { without: string; as: string }) {
  return (
    <p class="rule-example" data-testid="rule-example">
      <MarkedUrl pieces={markDiffering(as, without)} />
      <span aria-hidden="true"> → </span>
      <span class="visually-hidden">{t("ruleBecomes")}</span>
      <MarkedUrl pieces={markDiffering(without, as)} />
    </p>
  );
}

const counts = ({ from, into }: PolicyEffect["merging"]) => [from, into] as const;

function effectWords(isOn: boolean, { merging, splitting }: PolicyEffect): string {
  const words: string[] = [];
  if (merging.into > 0) words.push(t(isOn ? "effectOffMerge" : "effectOnMerge", ...counts(merging)));
  if (splitting.into > 0) words.push(t(isOn ? "effectOffSplit" : "effectOnSplit", ...counts(splitting)));
  return words.length === 0 ? t(isOn ? "effectOffNone" : "effectOnNone") : words.join(" ");
}

function Effect({ isOn, effect }: { isOn: boolean; effect: PolicyEffect | undefined }) {
  if (effect === undefined) return <p class="quiet">{t("effectCounting")}</p>;
  const { example } = effect;
  return (
    <>
      {example === null ? (
        <p class="quiet">{t("ruleChangesNothing")}</p>
      ) : isOn ? (
        <Example without={example.after} as={example.before} />
      ) : (
        <Example without={example.before} as={example.after} />
      )}
      {example !== null && <p data-testid="rule-effect">{effectWords(isOn, effect)}</p>}
    </>
  );
}

interface Props {
  readonly rule: RuleSwitch;
  readonly policy: Policy;
  /** Undefined while it is counted. */
  readonly effect: PolicyEffect | undefined;
}

/** One rule: what it does in a sentence, on or off, an example of this page, and what the other way would change. */
export function RuleSwitchRow({ rule, policy, effect }: Props) {
  const isOn = rule.isOn(policy);
  const isIdle = rule.id === "repeated-parameter-order" && policy.sortQuery === "off";
  return (
    <li class="rule" data-testid={`rule-${rule.id}`}>
      <Switch
        label={t(messageKey("switch", rule.id))}
        isOn={isOn && !isIdle}
        disabled={isIdle}
        testId={`switch-${rule.id}`}
        onToggle={() => void changePolicy((now) => flipped(rule, now))}
      />
      <div class="rule-effect">
        {isIdle ? <p class="quiet">{t("effectIdle")}</p> : <Effect isOn={isOn} effect={effect} />}
      </div>
    </li>
  );
}
