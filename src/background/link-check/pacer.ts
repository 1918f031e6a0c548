import type { ClosedHost } from "../../model/check";
import { aborted } from "./aborted";

/** Requests at once: to one host, and in all. */
export const PER_HOST = 2;
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

/** Hosts closed before the worker was stopped, and who wants to know of the next one. */
export interface Closures {
  readonly closed: readonly ClosedHost[];
  onClose(host: ClosedHost): void;
}

/** Keeps a check polite: at most two requests at once to a host, six in all, none to one that gave up. */
export function createPacer(clock: PacerClock, closures: Closures = { closed: [], onClose: () => {} }) {
  const hosts = new Map<string, Host>();
  const closed = new Map(closures.closed.map((host) => [host.host, host]));
  const waiting: (() => void)[] = [];
  let active = 0;

  function hostOf(name: string): Host {
    const host = hosts.get(name) ?? { active: 0, failures: 0, notBefore: 0 };
    hosts.set(name, host);
    return host;
  }

  /** Waits without a place, so that one slow host keeps no other from being asked; then takes one at once. */
  async function takePlace(host: Host, cancel: AbortSignal): Promise<void> {
    while (!cancel.aborted) {
      const pause = host.notBefore - clock.now();
      const free = active < IN_ALL && host.active < PER_HOST;
      if (free && pause <= 0) break;
      const until = free ? clock.sleep(pause) : new Promise<void>((resolve) => waiting.push(resolve));
      await Promise.race([until, aborted(cancel)]);
    }
    active += 1;
    host.active += 1;
  }

  function close(host: ClosedHost): void {
    if (closed.has(host.host)) return;
    closed.set(host.host, host);
    closures.onClose(host);
  }

  return {
    /** Runs the work when its host may be asked. */
    async paced<T>(hostName: string, cancel: AbortSignal, work: () => Promise<T>): Promise<T> {
      const host = hostOf(hostName);
      await takePlace(host, cancel);
      try {
        return await work();
      } finally {
        host.notBefore = Math.max(host.notBefore, clock.now() + PAUSE_MS * (1 + clock.random()));
        active -= 1;
        host.active -= 1;
        for (const wake of waiting.splice(0)) wake();
      }
    },
    /** Retry-After: nobody asks this host before then. */
    waitFor(hostName: string, ms: number): void {
      const host = hostOf(hostName);
      host.notBefore = Math.max(host.notBefore, clock.now() + ms);
    },
    /** Counts failures in a row; the fifth closes the host. */
    answered(hostName: string, well: boolean): void {
      const host = hostOf(hostName);
      host.failures = well ? 0 : host.failures + 1;
      if (host.failures < BREAKER) return;
      close({ host: hostName, outcome: "skipped", why: `${hostName} stopped answering` });
    },
    close,
    /** Why this host is asked no more, or null. */
    closedFor: (hostName: string): ClosedHost | null => closed.get(hostName) ?? null,
  };
}

export type Pacer = ReturnType<typeof createPacer>;
