import type { Check } from "../check";
import { observeUsable } from "../describe";
import { REFERENCES } from "../references";

export const credentialsInCanonical: Check = {
  id: "credentials-in-canonical",
  area: "canonical",
  code: "CAN-12",
  title: "Credentials in the canonical",
  trigger: "A usable canonical holds a user name or password before its host.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.rfc9110Userinfo,
  published: [],
  run: (context) =>
    observeUsable(context, (url) => {
      if (url.username === "" && url.password === "") return null;
      const clean = new URL(url);
      clean.username = "";
      clean.password = "";
      return {
        subject: clean.href,
        message: `The canonical publishes the credentials of user "${url.username}" for ${clean.host}; RFC 9110 forbids them in references.`,
        evidence: { "canonical without credentials": clean.href, user: url.username },
      };
    }),
};
