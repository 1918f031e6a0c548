import { isPrivateHost } from "../../redirects/private-host";
import type { Check } from "../check";
import { observeUsable } from "../describe";
import { REFERENCES } from "../references";

export const unreachableHostCanonical: Check = {
  id: "unreachable-host-canonical",
  area: "canonical",
  code: "CAN-12",
  title: "Canonical on a host no crawler reaches",
  trigger:
    "A usable canonical names localhost, a private address or an internal name while the page does not stand there.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.localhost,
  published: [],
  run: (context) =>
    observeUsable(context, (url) => {
      if (!isPrivateHost(url.hostname) || isPrivateHost(context.pageAddress.hostname)) return null;
      return {
        subject: url.href,
        message: `The canonical ${url.href} is on ${url.host}, which exists on one machine or network only.`,
        evidence: { page: context.page.url, canonical: url.href },
      };
    }),
};
