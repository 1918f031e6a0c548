import type { Check } from "../check";
import { observeLinks } from "../observe-links";
import { REFERENCES } from "../references";

export const credentialsInLink: Check = {
  id: "credentials-in-link",
  area: "url",
  code: "URL-20",
  title: "Credentials in links",
  trigger: "A link holds a user name or password before its host.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.rfc9110Userinfo,
  published: [],
  run: (context) =>
    observeLinks(context, {
      test: ({ link, address }) =>
        link.flags.includes("credentials") ? (address?.host ?? "an unparsable address") : null,
      say: (links, count) =>
        `${links} ${count === 1 ? "holds" : "hold"} a user name or password before the host, as an e-mail address written as a web address does`,
    }),
};
