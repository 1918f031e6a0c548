import { useState } from "preact/hooks";
import { t } from "../platform/i18n";

/** Long enough to be read, short enough to copy again. */
const SAID_MS = 2_000;

interface Props {
  readonly label: string;
  /** A long text may take its time: the click still counts when it is there. */
  readonly text: () => string | Promise<string>;
}

const plain = (text: string) => new Blob([text], { type: "text/plain" });

/** Copies a text and says so; within a click the browser asks for no permission. */
export function CopyButton({ label, text }: Props) {
  const [said, say] = useState("");
  const copy = () => {
    const wanted = text();
    const copied =
      typeof wanted === "string"
        ? navigator.clipboard.writeText(wanted)
        : navigator.clipboard.write([new ClipboardItem({ "text/plain": wanted.then(plain) })]);
    if (typeof wanted !== "string") say("copying");
    copied
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
