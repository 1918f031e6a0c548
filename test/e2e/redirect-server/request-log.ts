import type { IncomingMessage, ServerResponse } from "node:http";

/** One request as the server saw it. */
export interface LoggedRequest {
  readonly scheme: "http" | "https";
  readonly method: string;
  /** Host as sent, with its port where one was. */
  readonly host: string;
  /** Path with query, exactly as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: number;
  /** Requests under way at this host when this one came, itself counted. */
  readonly atOnce: number;
  /** Bytes of the body written before the connection ended. */
  sent: number;
}

/** What was asked, in order, and how much of it at once. */
export class RequestLog {
  readonly all: LoggedRequest[] = [];
  readonly #active = new Map<string, number>();

  begin(request: IncomingMessage, response: ServerResponse, scheme: "http" | "https", path: string): void {
    const host = request.headers.host ?? "";
    const atOnce = (this.#active.get(host) ?? 0) + 1;
    this.#active.set(host, atOnce);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const { method = "GET" } = request;
    const logged = { scheme, method, host, path, headers, at: Date.now(), atOnce, sent: 0 };
    this.all.push(logged);
    response.once("close", () => {
      logged.sent = response.socket?.bytesWritten ?? 0;
      this.#active.set(host, (this.#active.get(host) ?? 1) - 1);
    });
  }

  clear(): void {
    this.all.length = 0;
  }

  /** Requests whose `host` and path begin so: `www.example.com/chain/`. */
  to(prefix: string): readonly LoggedRequest[] {
    return this.all.filter(({ host, path }) => `${host}${path}`.startsWith(prefix));
  }

  /** Requests of pages and extensions, without what the browser asks for by itself. */
  asked(): readonly LoggedRequest[] {
    return this.all.filter(({ host, path }) => /example\.(com|org)$/.test(host) && path !== "/favicon.ico");
  }
}
