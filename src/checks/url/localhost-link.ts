import { isPrivateHost } from "../../redirects/private-host";
import type { Check } from "../check";
import { addressIf, observeLinks } from "../observe-links";
import { REFERENCES } from "../references";

export const localhostLink: Check = {
  id: "localhost-link",
  area: "url",
  code: "URL-18",
  title: "Links to a local host",
  trigger:
    "A link names localhost, a private address or an internal name while the page does not stand there.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.localhost,
  published: [
    { by: "Screaming Frog", severity: "Issue, High", name: "Links: Outlinks To Localhost" },
    { by: "Sitebulb", severity: "Critical", name: "Has link with a URL referencing LocalHost or 127.0.0.1" },
    { by: "SEOnaut", severity: "2 of 3" },
  ],
  run: (context) =>
    observeLinks(context, {
      test: ({ address }, { pageAddress }) =>
        addressIf(
          address,
          (url) =>
            // In whatsapp://send and tel://1 the host is a word, not a machine.
            /^https?:$/.test(url.protocol) &&
            url.hostname !== pageAddress.hostname && // most links lead home
            isPrivateHost(url.hostname) &&
            !isPrivateHost(pageAddress.hostname),
        ),
      say: (links, count) =>
        `${links} ${count === 1 ? "leads" : "lead"} to a host that exists on one machine or network only`,
    }),
};
