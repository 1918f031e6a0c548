/** Long enough for a slow disk; the browser reads the blob after the click. */
const KEPT_MS = 60_000;

/**
 * Has the browser save a file. A blob and a link need no permission; without
 * the type, Chrome would name a CSV file `.txt`.
 */
export function saveFile(name: string, content: readonly Uint8Array[], type: string): void {
  const address = URL.createObjectURL(new Blob(content as Uint8Array<ArrayBuffer>[], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
