type Bytes = readonly [number, number, number, number];

/** Address blocks that are not the public internet (RFC 6890), the first bytes decide. */
function isPrivateIpv4([a, b, c]: Bytes): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return true;
  if (a === 100) return b >= 64 && b < 128;
  if (a === 169) return b === 254;
  if (a === 172) return b >= 16 && b < 32;
  if (a === 192) return b === 168 || (b === 0 && (c === 0 || c === 2));
  return a === 198 && (b === 18 || b === 19);
}

function ipv4(host: string): Bytes | null {
  const parts = host.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  return parts.map(Number) as unknown as Bytes;
}

/** The eight groups of a serialised IPv6 address: "::1" -> [0,0,0,0,0,0,0,1]. */
function ipv6Groups(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const groups = (text: string) =>
    text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  return [...before, ...Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0), ...after];
}

/** The IPv4 address inside an IPv6 one: mapped, NAT64, 6to4 and Teredo lead back to it (RFC 6890). */
function embeddedIpv4(groups: readonly number[]): Bytes | null {
  const [first = 0, second = 0, third = 0, , , sixth = 0, seventh = 0, eighth = 0] = groups;
  const from = (high: number, low: number): Bytes => [high >> 8, high & 0xff, low >> 8, low & 0xff];
  if (first === 0x64 && second === 0xff9b) return from(seventh, eighth);
  if (first === 0x2002) return from(second, third);
  if (first === 0x2001 && second === 0) return from(seventh ^ 0xffff, eighth ^ 0xffff);
  return groups.slice(0, 5).every((group) => group === 0) && sixth === 0xffff ? from(seventh, eighth) : null;
}

function isPrivateIpv6(groups: readonly number[]): boolean {
  const [first = 0, second = 0, third = 0] = groups;
  const embedded = embeddedIpv4(groups);
  // 64:ff9b:1::/48 is a translator's own network (RFC 8215).
  if (first === 0x64 && second === 0xff9b && third === 1) return true;
  if (embedded !== null) return isPrivateIpv4(embedded);
  if (groups.slice(0, 6).every((group) => group === 0)) return true;
  const block = first & 0xffc0;
  return (first & 0xfe00) === 0xfc00 || block === 0xfe80 || block === 0xfec0 || (first & 0xff00) === 0xff00;
}

/**
 * Whether a host, as the URL parser serialises it, stands for this machine or a
 * network nobody else sees: loopback, private and link-local addresses, `.local`,
 * `localhost` and names of one label. `http://0x7f.1/` -> "127.0.0.1" -> true
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, "");
  if (host === "") return false; // mailto: and its like lead to no host at all
  if (host.startsWith("[")) return isPrivateIpv6(ipv6Groups(host.slice(1, -1)));
  const address = ipv4(host);
  if (address !== null) return isPrivateIpv4(address);
  if (!host.includes(".")) return true;
  return /\.(localhost|local|internal|home\.arpa|lan|intranet)$/.test(host);
}

/**
 * The same for an address as the browser says who answered: "10.0.0.1", "::1",
 * "fe80::1%eth0"; false for what is none.
 */
export function isPrivateAddress(ip: string): boolean {
  const [address = ""] = ip.replace(/^\[|\]$/g, "").split("%", 1);
  const url = address.includes(":") ? `http://[${address}]/` : `http://${address}/`;
  return URL.canParse(url) && /^[\d.:a-f]+$/i.test(address) && isPrivateHost(new URL(url).hostname);
}
