import type { RedirectOutcome } from "../../model/navigation";
import { isPrivateHost } from "../private-host";

export interface Refusal {
  readonly outcome: RedirectOutcome;
  readonly why: string;
}

/** Browsers refuse these ports (Fetch, port blocking); asking would look like a broken server. */
const BLOCKED_PORTS = new Set(
  "1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080".split(
    " ",
  ),
);

/**
 * A private host may be asked where the audited page itself is: same host, and same
 * port, since another port of this machine is another service that the auditor has
 * not opened. The scheme's own ports count as one, so that an upgrade can be followed.
 */
function isWherePageIs(target: URL, pageUrl: string): boolean {
  if (!URL.canParse(pageUrl)) return false;
  const page = new URL(pageUrl);
  return target.hostname === page.hostname && target.port === page.port && page.protocol.startsWith("http");
}

/** Why a URL must not be requested, or null. Asked before the first hop and before each next one. */
export function vetTarget(url: string, pageUrl: string): Refusal | null {
  if (!URL.canParse(url)) return { outcome: "bad-location", why: "not an address" };
  const target = new URL(url);
  const { protocol, hostname, port, username, password } = target;
  if (protocol !== "http:" && protocol !== "https:") return { outcome: "refused", why: `scheme ${protocol}` };
  if (username !== "" || password !== "") return { outcome: "refused", why: "carries credentials" };
  if (BLOCKED_PORTS.has(port)) return { outcome: "blocked-by-browser", why: `port ${port}` };
  if (isPrivateHost(hostname) && !isWherePageIs(target, pageUrl)) {
    return { outcome: "refused", why: `private address ${hostname}` };
  }
  return null;
}
