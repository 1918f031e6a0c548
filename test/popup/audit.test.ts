import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AuditAnswer } from "../../src/model/audit";

let navigated: (loading: boolean) => void = () => {};
const activeTab = vi.fn();
const requestAudit = vi.fn<(tabId: number) => Promise<AuditAnswer>>();

vi.mock("../../src/platform/tabs", () => ({
  activeTab,
  onTabNavigated: (_id: number, listener: (loading: boolean) => void) => {
    navigated = listener;
    return () => {
      navigated = () => {};
    };
  },
}));
vi.mock("../../src/ui/audit-client", () => ({ requestAudit }));

const { changed, startAudit, state } = await import("../../src/popup/audit");

const summary = (loading: boolean) =>
  ({ ok: true, summary: { page: { loading } } }) as unknown as AuditAnswer;

beforeEach(() => {
  vi.useFakeTimers();
  activeTab.mockReset().mockResolvedValue({ id: 7, loading: false, incognito: false });
  requestAudit.mockReset().mockResolvedValue(summary(false));
});

// Files share a world: the next one must find real clocks and real modules.
afterAll(() => {
  vi.useRealTimers();
  vi.resetModules();
});

describe("startAudit", () => {
  it("shows nothing but the answer when it comes at once", async () => {
    const seen: string[] = [];
    const stop = state.subscribe(({ kind }) => seen.push(kind));
    await startAudit();
    stop();
    expect(seen.slice(-2)).toEqual(["waiting", "answered"]);
    expect(requestAudit).toHaveBeenCalledWith(7);
    vi.advanceTimersByTime(1_000);
    expect(state.value.kind).toBe("answered");
  });

  it("says that it reads only after a fifth of a second", async () => {
    let answer: (value: AuditAnswer) => void = () => {};
    requestAudit.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const done = startAudit();
    await vi.advanceTimersByTimeAsync(199);
    expect(state.value.kind).toBe("waiting");
    await vi.advanceTimersByTimeAsync(2);
    expect(state.value.kind).toBe("slow");
    answer(summary(false));
    await done;
    expect(state.value.kind).toBe("answered");
  });

  it("turns a fault into a state with its text", async () => {
    requestAudit.mockRejectedValue(new Error("no worker"));
    await startAudit();
    expect(state.value).toEqual({
      kind: "answered",
      answer: { ok: false, failure: "internal-error", detail: "no worker" },
    });
  });

  it("has no page to audit without a tab", async () => {
    activeTab.mockResolvedValue(null);
    await startAudit();
    expect(state.value).toMatchObject({ answer: { ok: false, failure: "no-access" } });
    expect(requestAudit).not.toHaveBeenCalled();
  });
});

describe("changed", () => {
  it("is set when the tab loads after the audit, and cleared by the next", async () => {
    await startAudit();
    expect(changed.value).toBe(false);
    navigated(true);
    expect(changed.value).toBe(true);
    await startAudit();
    expect(changed.value).toBe(false);
  });
});
