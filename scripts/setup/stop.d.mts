export class Stop extends Error {}
export function reportStop(error: unknown): void;
