import { answer, type Handler, type Routes, redirect } from "../answer";

/** Redirects to the same address of the other scheme, where asked under the first. */
const otherScheme =
  (from: string, to: string): Handler =>
  (asked, response) => {
    const { protocol, host, pathname } = asked.url;
    const handler = protocol === from ? redirect(301, `${to}//${host}${pathname}`) : answer(200);
    handler(asked, response);
  };

/** Location headers, and 3xx answers that have none or one too many. */
export const LOCATIONS: Routes = {
  "/no-location": answer(302),
  "/empty-location": redirect(302, ""),
  "/multiple-choices": redirect(300, "/t"),
  "/created": redirect(201, "/t"),
  "/two-locations": answer(302, { location: ["/one", "/two"] }, ""),
  "/equal-locations": answer(302, { location: ["/t", "/t"] }, ""),
  "/to-javascript": redirect(302, "javascript:alert(1)"),
  "/to-data": redirect(302, "data:text/html,hello"),
  "/to-ftp": redirect(302, "ftp://ftp.example.com/file"),
  "/to-mailto": redirect(302, "mailto:someone@example.com"),
  "/to-file": redirect(302, "file:///etc/passwd"),
  "/to-nonsense": redirect(302, "http://[nonsense/"),
  "/to-credentials": redirect(302, "http://user:secret@www.example.com/t"),
  "/to-port-25": redirect(302, "http://www.example.com:25/"),
  "/raw-utf8": redirect(302, Buffer.from("/caf\u00e9", "utf8")),
  "/raw-latin1": redirect(302, Buffer.from([0x2f, 0x63, 0x61, 0x66, 0xe9])),
  "/pct/%C3%A9": redirect(302, "/pct/%c3%a9"),
  "/slash": redirect(301, "/slash/"),
  "/Case": redirect(301, "/case"),
  "/upgrade": otherScheme("http:", "https:"),
  "/downgrade": otherScheme("https:", "http:"),
  // Firefox keeps HSTS apart for each site that asks: what sets it and what it upgrades must be one chain.
  "/hsts-away": redirect(302, "http://hsts.example.com/page", {
    "strict-transport-security": "max-age=3600",
  }),
  "/hsts": answer(200, { "strict-transport-security": "max-age=3600" }),
};
