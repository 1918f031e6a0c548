import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const SLOW_MS = 1_500;
const HOSTS = 5;

/** The ways of a hundred links: statuses on the way, and how many links go it. */
const WAYS: readonly (readonly [way: string, share: number])[] = [
  ["200", 38],
  ["301/200", 20],
  ["301/302/200", 15],
  ["308/301/307/200", 5],
  ["404", 8],
  ["301/404", 4],
  ["500", 3],
  ["slow/200", 5],
  ["loop", 2],
];

/** Addresses of this many links, mixed and spread over five hosts; no two alike. */
export function benchLinks(count: number): string[] {
  const ways = WAYS.flatMap(([way, share]) => Array<string>(share).fill(way));
  // Seven and the number of ways have no common divisor: neighbours differ.
  return Array.from({ length: count }, (_, i) => {
    const way = ways[(i * 7) % ways.length] ?? "200";
    return `http://h${i % HOSTS}.example.com/${i}/${way}`;
  });
}

function answer(path: string, response: ServerResponse): void {
  const [, id = "", step = "200", ...rest] = path.split("/");
  if (step === "slow") {
    setTimeout(() => answer(`/${id}/${rest.join("/")}`, response), SLOW_MS);
    return;
  }
  if (step === "loop") {
    response.writeHead(302, { location: `/${id}/loop/${rest[0] === "back" ? "" : "back"}` }).end();
    return;
  }
  const headers = rest.length > 0 ? { location: `/${id}/${rest.join("/")}` } : {};
  response.writeHead(Number(step), { "content-type": "text/html", ...headers }).end("<!doctype html>");
}

/** Serves the links, and at `/page` a page that holds them. */
export async function startLinkServer(links: readonly string[]): Promise<{
  readonly port: number;
  close(): void;
}> {
  const page = `<!doctype html><title>links</title>${links.map((url) => `<a href="${url}">x</a>`).join("\n")}`;
  const server = createServer((request: IncomingMessage, response) => {
    if (request.url === "/page") response.writeHead(200, { "content-type": "text/html" }).end(page);
    else if (/^\/\d+\//.test(request.url ?? "")) answer(request.url ?? "/", response);
    // What else a browser asks for, its icon first of all.
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
