import type { CheckChoice } from "../../model/check";
import { readSession, removeSession, writeSession } from "../../platform/session-store";
import { createInTurn } from "./in-turn";
import type { LinkChecker } from "./link-checker";
import { startCheck } from "./start-check";

const KEY = "wanted-check";

interface Wanted {
  readonly auditId: string;
  readonly choice: CheckChoice;
}

/**
 * A check that waits for the browser's permission prompt. Page and prompt may both
 * end before the other: whoever learns of the grant first begins it, once.
 */
export function createWantedCheck(checker: LinkChecker) {
  const inTurn = createInTurn();

  async function take(): Promise<Wanted | null> {
    const wanted = (await readSession(KEY)) as Wanted | undefined;
    await removeSession(KEY);
    return wanted ?? null;
  }

  return {
    want: (auditId: string, choice: CheckChoice) =>
      inTurn(() => writeSession(KEY, { auditId, choice } satisfies Wanted)),
    forget: () => inTurn(() => removeSession(KEY)),
    /** Access was granted. */
    begin: () =>
      inTurn(async () => {
        const wanted = await take();
        if (wanted !== null) await startCheck(checker, wanted.auditId, wanted.choice);
      }),
  };
}

export type WantedCheck = ReturnType<typeof createWantedCheck>;
