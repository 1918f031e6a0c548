import { readRefresh } from "../../redirects/refresh";
import type { Check } from "../check";
import { REFERENCES } from "../references";
import { refreshSteps } from "../refresh-steps";

export const refreshHeaderRedirect: Check = {
  id: "refresh-header-redirect",
  area: "redirect",
  code: "RED-08",
  title: "Redirect by Refresh header",
  trigger:
    "The response has a Refresh header that leads to another address, or one led to the page; one that only reloads the page is none.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.redirects,
  published: [
    {
      by: "Screaming Frog",
      severity: "listed, no grade",
      name: "Response Codes: Redirection (HTTP Refresh)",
    },
  ],
  run: (context) => {
    const { comparison, page } = context;
    const before = refreshSteps(context, "refresh-header");
    const content = page.response.observed ? page.response.headers.refresh : null;
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
        message: `The response has a Refresh header that leads to ${refresh.target} ${meaning}; it is a redirect of the client, not of the server.`,
        evidence: { "as written": content ?? "", target: refresh.target, seconds: String(refresh.seconds) },
      },
    ];
  },
};
