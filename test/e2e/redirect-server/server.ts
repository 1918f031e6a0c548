import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";
import type { MappedHosts } from "../../../scripts/browser/driver";
import { answer, type Routes } from "./answer";
import { makeCertificate } from "./certificate";
import { RequestLog } from "./request-log";
import { routeOf } from "./routes";

/** Hosts with a certificate; http answers under every name, addresses included. */
const SECURE = ["example.com", "*.example.com", "example.org", "*.example.org"];

export interface RedirectServer {
  readonly log: RequestLog;
  /** What a browser must be told so that every host is this server. */
  readonly hosts: MappedHosts;
  /** Serves more paths, or others in their place, until the next call. */
  serve(routes: Routes): void;
  close(): Promise<void>;
}

const listen = (server: Server, host: string, port = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/** A proxy asks for whole addresses, everybody else for paths. */
const pathIn = (target: string): string => target.replace(/^https?:\/\/[^/?#]*/i, "") || "/";

/**
 * One server for all hosts, on http and https. It is its own proxy, for a Firefox
 * that can map names but no ports; `log` has everything that reached it.
 */
export async function startRedirectServer(): Promise<RedirectServer> {
  const log = new RequestLog();
  let more: Routes = {};
  const asked = new Map<string, number>();
  const listener =
    (scheme: "http" | "https"): RequestListener =>
    (request, response) => {
      const path = pathIn(request.url ?? "/");
      log.begin(request, response, scheme, path);
      const { method = "GET", headers } = request;
      const url = new URL(path, `${scheme}://${headers.host}`);
      const before = asked.get(url.href) ?? 0;
      asked.set(url.href, before + 1);
      const route = more[path] ?? more[url.pathname] ?? routeOf(path) ?? answer(200);
      route({ method, url, cookie: headers.cookie ?? "", before }, response);
    };
  const certificate = makeCertificate(SECURE);
  const secure = createSecureServer({ key: certificate.key, cert: certificate.cert }, listener("https"));
  const plain = createServer(listener("http"));
  const httpsPort = await listen(secure, "127.0.0.1");
  const httpPort = await listen(plain, "127.0.0.1");
  // A second address of this machine, for names that are not where the page is; not every system has one.
  const elsewhere = createServer(listener("http"));
  await listen(elsewhere, "127.0.0.2", httpPort).catch(() => undefined);
  plain.on("connect", (_: IncomingMessage, client: Duplex) => {
    const upstream = connect(httpsPort, "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      client.pipe(upstream).pipe(client);
    });
    upstream.on("error", () => client.destroy());
    client.on("error", () => upstream.destroy());
  });
  const { authority, spki } = certificate;
  return {
    log,
    hosts: { httpPort, httpsPort, authority, spki },
    serve(routes) {
      more = routes;
    },
    async close() {
      for (const server of [plain, secure, elsewhere]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
