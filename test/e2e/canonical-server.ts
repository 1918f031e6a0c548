import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string;
}

const canonical = (href: string): string => `<link rel="canonical" href="${href}">`;

const page = (head: string, body = "", headers: Answer["headers"] = {}): Answer => ({
  headers,
  body: `<!doctype html><html><head><title>A page</title>${head}</head><body><p>Text</p>${body}</body></html>`,
});

const script = (code: string): string => `<script>${code}</script>`;
const LINK = "document.querySelector('link[rel=canonical]')";

/** Every page sets a cookie, so that one that comes back is seen. */
const COOKIE = { "Set-Cookie": "sid=visitor; Path=/" };

/** Path -> page. */
const ROUTES: Readonly<Record<string, (asked: Asked) => Answer>> = {
  "/same": () => page(canonical("/same")),
  "/bookmarks": ({ headers }) =>
    page(
      canonical(`http://${headers.host}/bookmarks`),
      '<a href="#nowhere">1</a><a href="#here">2</a><a href="#gr%C3%BCn">3</a><a href="#top">4</a><a href="#/route">5</a><a href="#">6</a><p id="here"></p><a name="grün"></a>',
    ),
  "/redirected": () => ({ status: 302, headers: { Location: "/latin?q=%FC" } }),
  "/changed": () => page(canonical("/changed"), script(`${LINK}.href = "/nowhere"`)),
  "/added": () =>
    page(
      "",
      script(
        `document.head.append(Object.assign(document.createElement("link"), { rel: "canonical", href: "/moved" }))`,
      ),
    ),
  "/moved": () => ({ status: 301, headers: { Location: "/same", Link: '</other>; rel="canonical"' } }),
  "/removed": () => page(canonical("/removed"), script(`${LINK}.remove()`)),
  "/latin?q=%FC": () => ({
    headers: { "Content-Type": "text/html; charset=iso-8859-1" },
    body: `<title>Größe</title>${canonical("/latin?q=ü")}`,
  }),
  "/closed-head": () => ({
    body: `<!doctype html><head><title>t</title><iframe srcdoc="" title="x"></iframe>${canonical("/closed-head")}</head><body>Text`,
  }),
  "/noscript": () =>
    page(`<noscript><img src="/pixel.gif" alt=""></noscript>${canonical("/hidden")}`, "", {
      Link: '</hidden>; rel="canonical"',
    }),
  "/hidden": () => page(canonical("/hidden"), "", { "X-Robots-Tag": "noindex" }),
  // What is inert must stay so: nothing of this may run or load when it is parsed again.
  "/busy": () =>
    page(
      `${canonical("/noindex")}<link rel="stylesheet" href="/style.css"><script src="/busy.js"></script>`,
      `<img src="/picture.png" alt=""><img src="/missing.png" alt="" onerror="fetch('/ran')">`,
    ),
  "/noindex": () => page(`${canonical("/noindex")}<meta name="robots" content="noindex">`),
  "/wall": ({ headers }) =>
    headers.cookie === undefined
      ? { status: 302, headers: { Location: "/login" } }
      : page(canonical("/loop-b")),
  "/login": () => page(canonical("/login")),
  "/loop-b": () => page(canonical("/wall")),
  "/chain-a": () => page(canonical("/chain-b")),
  "/chain-b": () => page(canonical("/chain-c")),
  "/chain-c": () => page(canonical("/chain-c")),
  "/to-private": () => page(canonical("http://127.0.0.1:8080/inside")),
  "/spa": () => page(canonical("/spa"), script('history.pushState(null, "", "/spa/next")')),
};

/** A site of its own for the specs of the canonical view; it notes who asked for what. */
export interface CanonicalServer {
  readonly origin: string;
  /** Requests since the last call, without the browser's own wish for an icon. */
  taken(): readonly Asked[];
  close(): Promise<void>;
}

export async function startCanonicalServer(): Promise<CanonicalServer> {
  let asked: Asked[] = [];
  const server = createServer((request, response) => {
    const one = { path: request.url ?? "/", headers: request.headers };
    if (one.path !== "/favicon.ico") asked.push(one);
    const {
      status = 200,
      headers = {},
      body = "",
    } = ROUTES[one.path]?.(one) ?? { status: 404, body: "Nothing" };
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", ...COOKIE, ...headers });
    response.end(body, headers["Content-Type"] === undefined ? "utf8" : "latin1");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://canonical.localhost:${(server.address() as AddressInfo).port}`,
    taken() {
      const taken = asked;
      asked = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
