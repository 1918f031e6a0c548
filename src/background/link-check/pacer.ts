/** Requests at once: to one host, and in all. */
const PER_HOST = 2;
const IN_ALL = 6;

/** Pause after a request to a host, in ms: this much, and up to as much again. */
const PAUSE_MS = 60;

/** Failures in a row after which a host is left alone. */
const BREAKER = 5;

interface Host {
  active: number;
  failures: number;
  notBefore: number;
}

export interface PacerClock {
  now(): number;
  sleep(ms: number): Promise<void>;
  /** 0 to 1, as Math.random. */
  random(): number;
}

/** Resolves when the signal is given: nobody waits out a pause for a check that ends. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** Keeps a check polite: at most two requests at once to a host, six in all, none to one that gave up. */
export function createPacer(clock: PacerClock) {
  const hosts = new Map<string, Host>();
  const waiting: (() => void)[] = [];
  let active = 0;

  function hostOf(name: string): Host {
    let host = hosts.get(name);
    if (host === undefined) {
      host = { active: 0, failures: 0, notBefore: 0 };
      hosts.set(name, host);
    }
    return host;
  }

  const wakeAll = () => {
    for (const wake of waiting.splice(0)) wake();
  };

  return {
    /** Runs the work when its host may be asked. */
    async paced<T>(hostName: string, cancel: AbortSignal, work: () => Promise<T>): Promise<T> {
      const host = hostOf(hostName);
      while (active >= IN_ALL || host.active >= PER_HOST) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      active += 1;
      host.active += 1;
      try {
        const pause = host.notBefore - clock.now();
        if (pause > 0) await Promise.race([clock.sleep(pause), aborted(cancel)]);
        return await work();
      } finally {
        host.notBefore = Math.max(host.notBefore, clock.now() + PAUSE_MS * (1 + clock.random()));
        active -= 1;
        host.active -= 1;
        wakeAll();
      }
    },
    /** Retry-After: nobody asks this host before then. */
    waitFor(hostName: string, ms: number): void {
      const host = hostOf(hostName);
      host.notBefore = Math.max(host.notBefore, clock.now() + ms);
    },
    answered(hostName: string, well: boolean): void {
      const host = hostOf(hostName);
      host.failures = well ? 0 : host.failures + 1;
    },
    gaveUp: (hostName: string): boolean => hostOf(hostName).failures >= BREAKER,
  };
}

export type Pacer = ReturnType<typeof createPacer>;
