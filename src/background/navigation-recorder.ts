import type { NavigationEvent } from "../model/navigation-event";
import type { RequestEvent } from "../model/request-event";
import { readSession, removeSession, writeSession } from "../platform/session-store";
import { NOTHING_RECORDED, type TabHistory } from "../redirects/recorded";
import { recordEvent } from "../redirects/recorder";

const keyOf = (tabId: number): string => `tab:${tabId}`;

/**
 * Writes every event through to session storage, in order, so that nothing is
 * lost when the worker is stopped between two of them.
 */
export function createNavigationRecorder() {
  const known = new Map<number, TabHistory>();
  let queue: Promise<void> = Promise.resolve();

  async function load(tabId: number): Promise<TabHistory> {
    return (
      known.get(tabId) ?? ((await readSession(keyOf(tabId))) as TabHistory | undefined) ?? NOTHING_RECORDED
    );
  }

  /** One after the other; a failure of storage must not stop what comes after. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work);
    queue = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  return {
    async record(event: RequestEvent | NavigationEvent): Promise<void> {
      const recorded = enqueue(async () => {
        const next = recordEvent(await load(event.tabId), event);
        known.set(event.tabId, next);
        await writeSession(keyOf(event.tabId), next);
      });
      // Session storage can be full; what is in memory still serves until the worker sleeps.
      await recorded.catch(() => undefined);
    },
    /** What is known of a tab once all events heard so far are recorded. */
    of(tabId: number): Promise<TabHistory> {
      return enqueue(() => load(tabId));
    },
    forget(tabId: number): Promise<void> {
      return enqueue(async () => {
        known.delete(tabId);
        await removeSession(keyOf(tabId));
      });
    },
  };
}

export type NavigationRecorder = ReturnType<typeof createNavigationRecorder>;
