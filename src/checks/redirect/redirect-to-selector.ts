import { chainLine, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const redirectToSelector: Check = {
  id: "redirect-to-selector",
  area: "redirect",
  code: "RED-15",
  title: "Redirect to a country or language selector",
  trigger: "An address redirects to a page whose path names a choice of country, region, language or store.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.siteMove,
  published: [],
  run: (context) =>
    context.chains.flatMap((chain) => {
      const { start, finalUrl } = chain;
      if (redirectSteps(chain).length === 0 || !isSelector(finalUrl) || isSelector(start)) return [];
      return [
        {
          subject: start,
          message: `${start} ends at a country or language selector, ${finalUrl}: the content is unavailable to you, not moved.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};

const WHAT = "(?:country|countries|region|language|lang|locale|location|store|market)";
const SELECTOR = new RegExp(
  `/(?:(?:select|choose|change|pick|switch)-?(?:your-?|a-?)?${WHAT}|${WHAT}-?(?:select(?:or|ion)?|choos(?:er|e)|choice|gate|gateway|picker|switch(?:er)?)|sprachauswahl|laenderauswahl|landauswahl)(?:[/.]|$)`,
  "i",
);

function isSelector(url: string): boolean {
  return URL.canParse(url) && SELECTOR.test(new URL(url).pathname.replaceAll("_", "-"));
}
