import { readRefresh } from "../../redirects/refresh";
import type { Check } from "../check";
import { REFERENCES } from "../references";
import { refreshSteps } from "../refresh-steps";

export const metaRefreshRedirect: Check = {
  id: "meta-refresh-redirect",
  area: "redirect",
  code: "RED-07",
  title: "Redirect by meta refresh",
  trigger:
    "The page has a meta refresh that leads to another address, or one led to the page; one that only reloads the page is none.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.redirects,
  published: [
    { by: "Semrush", severity: "Error" },
    { by: "Ahrefs", severity: "Notice", name: "Meta refresh redirect" },
    { by: "Sitebulb", severity: "Insight", name: "Redirects using a Meta refresh" },
    {
      by: "Screaming Frog",
      severity: "listed, no grade",
      name: "Response Codes: Redirection (Meta Refresh)",
    },
  ],
  run: (context) => {
    const { comparison, page } = context;
    const before = refreshSteps(context, "meta-refresh");
    const content = page.meta.refresh;
    const refresh = content === null ? null : readRefresh(content, page.base.url);
    if (refresh === null || refresh.target === null || comparison.same(refresh.target, page.url))
      return before;
    const meaning =
      refresh.seconds === 0
        ? "at once, which counts as permanent"
        : `after ${refresh.seconds} s, which counts as temporary`;
    return [
      ...before,
      {
        subject: refresh.target,
        message: `The page has a meta refresh that leads to ${refresh.target} ${meaning}; it is a redirect of the client, not of the server.`,
        evidence: { "as written": content ?? "", target: refresh.target, seconds: String(refresh.seconds) },
      },
    ];
  },
};
