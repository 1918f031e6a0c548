import type { Check, CheckContext } from "../check";
import { asWritten, observeUsable } from "../describe";
import { REFERENCES } from "../references";

/** A slash that a server or template merged is enough: `/https:/a.example/p`. */
const ADDRESS_IN_PATH = /^\/+(https?):\/{1,2}([^/]+)/;

export const doubledAddressCanonical: Check = {
  id: "doubled-address-canonical",
  area: "canonical",
  code: "CAN-12",
  title: "Address written twice in the canonical",
  trigger: "The path of a usable canonical begins with another absolute URL of the same site.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.troubleshooting,
  published: [],
  run: (context) =>
    observeUsable(context, (url, declaration) => {
      const inner = innerHost(url);
      if (inner === null || !sameSite(inner, url.hostname, context)) return null;
      return {
        subject: url.href,
        message: `The canonical holds its address twice: ${url.href}; the site's address was put before a URL that had one.`,
        evidence: { "as written": asWritten(declaration), "inner host": inner },
      };
    }),
};

function innerHost(url: URL): string | null {
  const [, scheme, authority] = ADDRESS_IN_PATH.exec(url.pathname) ?? [];
  const inner = `${scheme}://${authority}`;
  return scheme !== undefined && URL.canParse(inner) ? new URL(inner).hostname : null;
}

function sameSite(a: string, b: string, context: CheckContext): boolean {
  return context.siteOf(a) === context.siteOf(b);
}
