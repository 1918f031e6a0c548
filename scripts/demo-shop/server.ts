import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, page, type Site } from "./answer";
import { layout } from "./layout";
import { ROUTES } from "./routes";

/** Browsers answer every name under localhost themselves, without asking the network. */
const NAME = "shop.localhost";

export interface DemoShop extends Site {
  /** Paths asked for so far, with query, in order. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** `/Product/42/` and `/product/42;jsessionid=…` -> `/product/42`: lenient, as the shops are that have this problem. */
function routeOf(path: string): string {
  const plain = path
    .replace(/;.*$/s, "")
    .replace(/\/{2,}/g, "/")
    .toLowerCase()
    .replace(/\/index\.html$/, "/")
    .replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase());
  return plain.length > 1 ? plain.replace(/\/$/, "") : plain;
}

function answerTo(path: string, site: Site): Answer {
  const route = Object.hasOwn(ROUTES, path) ? path : routeOf(path);
  const answer = Object.hasOwn(ROUTES, route) ? ROUTES[route] : undefined;
  if (answer !== undefined) return answer(site);
  return { ...page(layout({ title: "Nothing here", main: "<p>The shelf is empty.</p>" })), status: 404 };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers.flat());
  response.end(body);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

/** Opens the shop at a free port of this machine. */
export async function startDemoShop(port = 0): Promise<DemoShop> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const target = request.url ?? "/";
    requests.push(target);
    send(response, answerTo(target.replace(/\?.*$/s, ""), site));
  });
  const taken = await listen(server, port);
  const site: Site = { origin: `http://${NAME}:${taken}`, other: `http://www.${NAME}:${taken}` };
  return {
    ...site,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
