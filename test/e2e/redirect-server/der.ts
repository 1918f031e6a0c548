/** The few forms of DER (X.690) that a certificate is made of. */
const bytes = (...parts: readonly (Uint8Array | number)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "number" ? [part] : [...part])));

function length(count: number): Uint8Array {
  if (count < 0x80) return bytes(count);
  return count < 0x100 ? bytes(0x81, count) : bytes(0x82, count >> 8, count & 0xff);
}

/** Tag, length and content. */
export function tagged(tag: number, ...content: readonly Uint8Array[]): Uint8Array {
  const whole = bytes(...content);
  return bytes(tag, length(whole.length), whole);
}

const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "latin1"));

export const sequence = (...content: readonly Uint8Array[]): Uint8Array => tagged(0x30, ...content);
export const set = (...content: readonly Uint8Array[]): Uint8Array => tagged(0x31, ...content);
export const octets = (...content: readonly Uint8Array[]): Uint8Array => tagged(0x04, ...content);
export const bits = (content: Uint8Array): Uint8Array => tagged(0x03, bytes(0), content);
export const integer = (value: Uint8Array): Uint8Array => tagged(0x02, value);
export const utf8 = (text: string): Uint8Array => tagged(0x0c, latin1(text));
export const TRUE = bytes(0x01, 0x01, 0xff);

/** `2.5.29.17` -> its bytes: the first two numbers share one, the others are in base 128. */
export function oid(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  const base128 = (value: number): number[] => {
    const low = [value & 0x7f];
    for (let left = value >> 7; left > 0; left >>= 7) low.unshift((left & 0x7f) | 0x80);
    return low;
  };
  return tagged(0x06, bytes(first * 40 + second, ...rest.flatMap(base128)));
}

/** UTCTime: `241130120000Z`. */
export const utcTime = (date: Date): Uint8Array =>
  tagged(
    0x17,
    latin1(
      `${date
        .toISOString()
        .replace(/\.\d+Z$|[-:T]/g, "")
        .slice(2)}Z`,
    ),
  );

export const dnsName = (name: string): Uint8Array => tagged(0x82, latin1(name));
