import { chainLine, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const redirectToLogin: Check = {
  id: "redirect-to-login",
  area: "redirect",
  code: "RED-15",
  title: "Redirect to a login",
  trigger: "An address redirects to a page whose path names a login.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.siteMove,
  published: [],
  run: (context) =>
    context.chains.flatMap((chain) => {
      if (redirectSteps(chain).length === 0 || !isLogin(chain.finalUrl) || isLogin(chain.start)) return [];
      return [
        {
          subject: chain.start,
          message: `${chain.start} ends at a login, ${chain.finalUrl}: the content is unavailable to you, not moved.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};

/** A path segment that names a login, as sites commonly write it. */
const LOGIN = /\/(?:log-?in|sign-?in|anmelden|auth|sso|account\/login|wp-login\.php)(?:[/.]|$)/i;

function isLogin(url: string): boolean {
  return URL.canParse(url) && LOGIN.test(new URL(url).pathname);
}
