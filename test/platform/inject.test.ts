import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const executeScript = vi.fn();

vi.mock("../../src/platform/browser", () => ({ browser: { scripting: { executeScript } } }));

const { injectCollector, PageHangs } = await import("../../src/platform/inject");

describe("injectCollector", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    executeScript.mockReset();
  });

  it("answers with the result and the browser's name for the document", async () => {
    executeScript.mockResolvedValue([{ frameId: 0, documentId: "D1", result: "packed" }]);
    expect(await injectCollector(1)).toEqual({ result: "packed", documentId: "D1" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("gives up on a page that never answers, and says which it was", async () => {
    executeScript.mockReturnValue(new Promise(() => {}));
    const answer = expect(injectCollector(1)).rejects.toBeInstanceOf(PageHangs);
    await vi.advanceTimersByTimeAsync(30_000);
    await answer;
  });

  it("passes on the browser's own error", async () => {
    executeScript.mockRejectedValue(new Error("Missing host permission for the tab"));
    await expect(injectCollector(1)).rejects.toThrow("Missing host permission");
    executeScript.mockResolvedValue([{ frameId: 0, error: { message: "the script failed" } }]);
    await expect(injectCollector(1)).rejects.toThrow("the script failed");
  });
});
