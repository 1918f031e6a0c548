import { t } from "../../platform/i18n";
import { policies, redo, undo } from "./policy-desk";

/** One step back, one step forth. */
export function UndoButtons() {
  const history = policies.value;
  const steps = [
    { name: "undo", go: undo, left: history?.past.length ?? 0 },
    { name: "redo", go: redo, left: history?.future.length ?? 0 },
  ] as const;
  return steps.map(({ name, go, left }) => (
    <button
      key={name}
      type="button"
      class="button"
      // Not `disabled`: the last step would take the focus away with it.
      aria-disabled={left === 0}
      data-testid={`policy-${name}`}
      onClick={() => void go()}
    >
      {t(name)}
    </button>
  ));
}
