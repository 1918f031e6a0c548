/** Names that never leave a machine or network (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const LOCAL_NAMES = ["localhost", "local", "internal", "home.arpa", "test"] as const;

/** Loopback, private and link-local IPv4 (RFC 1122, 1918, 3927), as the URL parser serialises it. */
const LOCAL_IPV4 = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^0\.0\.0\.0$/;

/** Loopback, unique local and link-local IPv6 (RFC 4291, 4193), in brackets. */
const LOCAL_IPV6 = /^\[(?:::1|::|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/;

/**
 * Whether a parsed host names this machine or a private network.
 * `localhost` -> true, `192.168.0.4` -> true, `shop.example` -> false
 */
export function isLocalHost(hostname: string): boolean {
  const name = hostname.endsWith(".") ? hostname.slice(0, -1) : hostname;
  if (LOCAL_IPV4.test(name) || LOCAL_IPV6.test(name)) return true;
  return LOCAL_NAMES.some((local) => name === local || name.endsWith(`.${local}`));
}
