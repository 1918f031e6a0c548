import { answer, type Handler, type Routes, redirect } from "./redirect-server/answer";

const html = (title: string, rest = "", headers: Readonly<Record<string, string>> = {}): Handler =>
  answer(200, headers, `<!doctype html><meta charset=utf-8><title>${title}</title>${rest}<p>Nothing to see.`);

const script = (code: string): string => `<script>${code}</script>`;

const speculate = (action: "prefetch" | "prerender", path: string): string =>
  `<script type="speculationrules">${JSON.stringify({
    [action]: [{ source: "list", urls: [path], eagerness: "immediate" }],
  })}</script>`;

const SLOW_MS = 1_500;

/** A site's worker that answers under `/offline/` without asking anybody. */
const WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (pathname === '/offline/page')
    event.respondWith(new Response('<!doctype html><title>From the worker</title>',
      { headers: { 'content-type': 'text/html' } }));
  if (pathname === '/offline/moved') event.respondWith(Response.redirect('/offline/page'));
});`;

/** Every way a browser can come to a page, each at its own path; documents end in `/c` or `/d`. */
export const NAVIGATIONS: Routes = {
  "/a": redirect(301, "/b", { "cache-control": "no-store" }),
  "/b": redirect(302, "/c"),
  "/c": html("C"),
  "/d": html("D"),
  "/cached": redirect(301, "/after-cached", { "cache-control": "max-age=3600" }),
  "/after-cached": redirect(302, "/c", { "cache-control": "no-store" }),
  "/other-host": redirect(301, "http://other.example.org/c"),
  "/back-from-other": redirect(302, "http://www.example.com/c"),
  "/to-secure": redirect(301, "https://www.example.com/c"),
  "/meta-refresh": html("Meta", '<meta http-equiv="refresh" content="0; url=/b">'),
  "/meta-refresh-later": html("Meta", '<meta http-equiv="refresh" content="2; url=/c">'),
  "/refresh-header": html("Header", "", { refresh: "0; url=/b" }),
  "/reloading": (asked, response) =>
    html("Reloads", "", asked.before === 0 ? { refresh: "0" } : {})(asked, response),
  "/script-replace": html("Script", script('location.replace("/b")')),
  "/script-href": html("Script", script('location.href = "/b"')),
  "/script-late": html("Script", script('setTimeout(() => location.replace("/c"), 500)')),
  "/script-click": html(
    "Script",
    `<a href=/c>c</a>${script('setTimeout(() => document.querySelector("a").click(), 300)')}`,
  ),
  "/push": html(
    "Push",
    script('onload = () => setTimeout(() => history.pushState(null, "", "/pushed"), 100)'),
  ),
  "/replace-state": html("Replace", script('history.replaceState(null, "", "/clean?x=1")')),
  "/prefetching": html("Prefetching", speculate("prefetch", "/a")),
  "/prerendering": html("Prerendering", speculate("prerender", "/b")),
  "/loop": redirect(302, "/loop-back"),
  "/loop-back": redirect(302, "/loop"),
  "/to-drop": redirect(302, "/drop"),
  "/drop": (_, response) => void response.socket?.destroy(),
  "/to-javascript": redirect(302, "javascript:alert(1)"),
  "/to-mailto": redirect(302, "mailto:a@b.invalid"),
  // UTF-8 in the path, a byte that is none in the query.
  "/raw-location": redirect(302, Buffer.from("/caf\u00c3\u00a9?q=\u00e4", "latin1")),
  "/crumb": redirect(302, "/c", { "set-cookie": "crumb=secret-crumb; Path=/" }),
  "/slow": (asked, response) => void setTimeout(() => html("Slow")(asked, response), SLOW_MS),
  "/busy": html("Busy", script("onload = () => setTimeout(() => { for (;;); }, 300)")),
  "/register": html(
    "Register",
    script(`navigator.serviceWorker.register('/worker.js')
      .then(() => navigator.serviceWorker.ready).then(() => { document.title = 'Ready'; })`),
  ),
  "/worker.js": answer(200, { "content-type": "text/javascript" }, WORKER),
};
