import { useState } from "preact/hooks";
import { t } from "../../platform/i18n";

/** Long enough to be read, short enough to copy again. */
const SAID_MS = 2_000;

interface Props {
  readonly label: string;
  readonly text: () => string;
}

/** Copies a text and says so; within a click the browser asks for no permission. */
export function CopyButton({ label, text }: Props) {
  const [said, say] = useState("");
  const copy = () => {
    navigator.clipboard
      .writeText(text())
      .then(
        () => say("copied"),
        () => say("notCopied"),
      )
      .finally(() => setTimeout(() => say(""), SAID_MS));
  };
  return (
    <button type="button" class="button" onClick={copy} aria-live="polite">
      {said === "" ? label : t(said)}
    </button>
  );
}
