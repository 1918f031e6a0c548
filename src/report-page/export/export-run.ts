import { signal } from "@preact/signals";
import { errorText } from "../../platform/error-text";
import { takeInTurns } from "../../ui/turns";
import type { ExportFile } from "./files";
import { saveFile } from "./save-file";

/** What becomes of the export under way, or became of the last one. */
export type ExportState =
  | { readonly kind: "none" }
  | { readonly kind: "writing"; readonly name: string; readonly share: number }
  | { readonly kind: "saved"; readonly name: string; readonly rows: number; readonly split: boolean }
  | { readonly kind: "cancelled"; readonly name: string }
  | { readonly kind: "failed"; readonly name: string; readonly detail: string };

export const exporting = signal<ExportState>({ kind: "none" });

let cancelled = false;

/** Progress shown in steps of a hundredth: each step draws. */
const step = (share: number) => Math.floor(share * 100) / 100;

async function write(file: ExportFile, save: typeof saveFile): Promise<void> {
  const { name } = file;
  const bytes: Uint8Array[] = [];
  cancelled = false;
  exporting.value = { kind: "writing", name, share: 0 };
  let shown = 0;
  await takeInTurns(file.pieces(), (piece) => {
    bytes.push(...piece.bytes);
    if (step(piece.share) > shown) {
      shown = step(piece.share);
      exporting.value = { kind: "writing", name, share: shown };
    }
    return !cancelled;
  });
  if (cancelled) {
    exporting.value = { kind: "cancelled", name };
    return;
  }
  save(name, bytes, file.type);
  exporting.value = { kind: "saved", name, rows: file.rows(), split: file.split() };
}

/** One at a time, in the order of the clicks. */
let queue = Promise.resolve();

/** Writes a file without holding up the page, then has the browser save it. */
export function runExport(make: () => ExportFile, save = saveFile): Promise<void> {
  queue = queue.then(async () => {
    let name = "";
    try {
      const file = make();
      name = file.name;
      await write(file, save);
    } catch (error) {
      const detail = errorText(error);
      exporting.value = { kind: "failed", name, detail };
    }
  });
  return queue;
}

/** Leaves the export under way; those behind it in the queue go on. */
export function cancelExport(): void {
  cancelled = true;
}
