import { answer, type Routes, redirect } from "../answer";

const meta = (content: string): string =>
  `<!doctype html><meta charset=utf-8><title>moving</title><meta http-equiv="refresh" content="${content}">`;

/** How one comes from one address to the next: chains, loops, and what no server redirect is. */
export const WAYS: Routes = {
  "/chain/a": redirect(301, "/chain/b"),
  "/chain/b": redirect(302, "/chain/c"),
  "/permanent/a": redirect(301, "/permanent/b"),
  "/permanent/b": redirect(308, "/permanent/c"),
  "/long/0": redirect(301, "/long/1"),
  "/long/1": redirect(301, "/long/2"),
  "/long/2": redirect(301, "/long/3"),
  "/long/3": redirect(301, "/long/4"),
  "/long/4": redirect(301, "/long/5"),
  "/long/5": redirect(301, "/long/6"),
  "/see-other": redirect(303, "/chain/c"),
  "/temporary": redirect(307, "/chain/c"),
  "/loop/a": redirect(302, "/loop/b"),
  "/loop/b": redirect(302, "/loop/a"),
  // Never the same address twice.
  "/grow": (asked, response) =>
    redirect(302, `/grow?n=${Number(asked.url.searchParams.get("n") ?? 0) + 1}`)(asked, response),
  "/self": redirect(302, "/self"),
  // Once, for the cookie; then the page.
  "/wall": (asked, response) =>
    asked.cookie.includes("ok=1")
      ? answer(200)(asked, response)
      : redirect(302, "/wall", { "set-cookie": "ok=1; Path=/" })(asked, response),
  "/set-cookie": redirect(302, "/after-cookie", { "set-cookie": "crumb=secret-crumb; Path=/" }),
  "/cached": redirect(301, "/chain/c", { "cache-control": "max-age=3600" }),
  "/frag": redirect(302, "/target"),
  "/frag-own": redirect(302, "/target#own"),
  "/hdr-refresh": answer(200, { refresh: "0;url=/t" }),
  "/meta-refresh": answer(200, {}, meta("0; url=/t")),
  "/meta-refresh-later": answer(200, {}, meta("3; url=/t")),
  "/js": answer(200, {}, '<!doctype html><title>js</title><script>location.replace("/t")</script>'),
};
