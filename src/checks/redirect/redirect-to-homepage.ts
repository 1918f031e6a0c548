import { chainLine, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const redirectToHomepage: Check = {
  id: "redirect-to-homepage",
  area: "redirect",
  code: "RED-15",
  title: "Redirect to the home page",
  trigger: "A deep address redirects to the root of a site, or of its part for a country or language.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.siteMove,
  published: [],
  run: (context) =>
    context.chains.flatMap((chain) => {
      if (redirectSteps(chain).length === 0 || !isHome(chain.finalUrl) || isHome(chain.start)) return [];
      return [
        {
          subject: chain.start,
          message: `${chain.start} ends at a home page, ${chain.finalUrl}: the content is unavailable, not moved.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};

/** `/`, `/index.html`, and the roots of languages: `/de/`, `/en-gb/`. */
const HOME = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.[a-z]{3,5})?$/i;

function isHome(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { pathname, search } = new URL(url);
  return HOME.test(pathname) && search === "";
}
