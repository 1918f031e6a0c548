import { request } from "node:http";
import { createPacer, PER_HOST } from "../../src/background/link-check/pacer";

const CLOCK = {
  now: () => Date.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
};
const MOST_HOPS = 20;

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
}

function ask(url: string, port: number): Promise<Answer> {
  const { host, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = request({ host: "127.0.0.1", port, path: pathname, headers: { host } }, (response) => {
      response.resume();
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location }),
      );
    });
    asking.once("error", reject);
    asking.end();
  });
}

/** "301,200" or "302,302,loop": the statuses of a chain, in the words both checkers are compared by. */
async function follow(start: string, once: (url: string) => Promise<Answer>): Promise<string> {
  const seen = new Set<string>();
  const words: string[] = [];
  for (let url = start; words.length < MOST_HOPS; ) {
    seen.add(url);
    const { status, location } = await once(url);
    words.push(String(status));
    if (location === undefined) return words.join();
    url = new URL(location, url).href;
    if (seen.has(url)) return [...words, "loop"].join();
  }
  return [...words, "too-many"].join();
}

/** Checks links as a short script would, at the pace of the extension: what it cannot be blamed for. */
export async function checkPlainly(links: readonly string[], port: number): Promise<Map<string, string>> {
  const pacer = createPacer(CLOCK);
  const never = new AbortController().signal;
  const found = new Map<string, string>();
  const queues = new Map<string, string[]>();
  for (const url of links) queues.set(new URL(url).host, [...(queues.get(new URL(url).host) ?? []), url]);
  const work = async (host: string, queue: string[]) => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift())
      found.set(url, await follow(url, (next) => pacer.paced(host, never, () => ask(next, port))));
  };
  await Promise.all(
    [...queues].flatMap(([host, queue]) => Array.from({ length: PER_HOST }, () => work(host, queue))),
  );
  return found;
}
