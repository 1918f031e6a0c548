/** Something the user can put right; its message is the whole explanation. */
export class Stop extends Error {}

/** Prints one clear line and sets exit code 2; anything unforeseen keeps its stack. */
export function reportStop(error) {
  process.stderr.write(`${error instanceof Stop ? error.message : (error?.stack ?? error)}\n`);
  process.exitCode = 2;
}
