/** Something done to a URL. */
export type Contestant = (url: string) => unknown;

/** The first rounds compile; they do not count. */
const WARM_UP = 3;

/**
 * Times contestants over the same URLs in interleaved rounds, so that what else the
 * machine does meets all of them; answers the median of each in ms.
 */
export function measure(
  contestants: Readonly<Record<string, Contestant>>,
  urls: readonly string[],
  rounds: number,
): ReadonlyMap<string, number> {
  const times = new Map<string, number[]>();
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const [name, contestant] of Object.entries(contestants)) {
      const elapsed = timeOnce(contestant, urls);
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), elapsed]);
    }
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

function timeOnce(contestant: Contestant, urls: readonly string[]): number {
  const start = performance.now();
  let answers = 0;
  for (const url of urls) if (contestant(url) !== undefined) answers++;
  const elapsed = performance.now() - start;
  // Looked at, so that no compiler leaves the work out.
  if (answers > urls.length) throw new Error("More answers than URLs");
  return elapsed;
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
