/** What a thrown thing says of itself: `new Error("full")` -> "full", `"full"` -> "full". */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
