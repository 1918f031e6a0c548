/** More than this is no page for a search engine either: Googlebot reads 2 MiB of HTML. */
export const MOST_BYTES = 2_097_152;

export interface Body {
  readonly bytes: Uint8Array;
  /** True where there was more. */
  readonly cut: boolean;
}

/** Reads a response up to a limit and leaves the rest with the server. */
export async function readBody(response: Response, most = MOST_BYTES): Promise<Body> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader !== undefined && size <= most) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.length;
  }
  const cut = size > most;
  if (cut) await reader?.cancel().catch(() => undefined);
  return { bytes: joined(chunks, Math.min(size, most)), cut };
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    const part = chunk.subarray(0, size - at);
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
