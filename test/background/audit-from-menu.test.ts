import { beforeEach, expect, it, vi } from "vitest";
import { auditFromMenu } from "../../src/background/audit-from-menu";
import type { AuditAnswer } from "../../src/model/audit";

const calls = vi.hoisted(() => ({
  openPopup: vi.fn(),
  openReport: vi.fn(),
  showFailure: vi.fn(),
}));

vi.mock("../../src/platform/popup", () => ({ openPopup: calls.openPopup }));
vi.mock("../../src/platform/tabs", () => ({ openReport: calls.openReport }));
vi.mock("../../src/platform/badge", () => ({ showFailure: calls.showFailure }));

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue(undefined);
});

const audit = vi.fn<() => Promise<AuditAnswer>>();

it("opens the popup, which audits by itself", async () => {
  await auditFromMenu(7, audit);
  expect(calls.openPopup).toHaveBeenCalledOnce();
  expect(audit).not.toHaveBeenCalled();
});

it("audits and opens the report where the browser opens no popup", async () => {
  calls.openPopup.mockRejectedValue(new Error("openPopup is not available"));
  audit.mockResolvedValue({ ok: true, summary: { auditId: "some-audit" } } as AuditAnswer);
  await auditFromMenu(7, audit);
  expect(calls.openReport).toHaveBeenCalledWith("some-audit");
});

it("says on the button why there is no report", async () => {
  calls.openPopup.mockRejectedValue(new Error("openPopup is not available"));
  audit.mockResolvedValue({ ok: false, failure: "store-page", detail: "" });
  await auditFromMenu(7, audit);
  expect(calls.showFailure).toHaveBeenCalledWith(7, "store-page");
  expect(calls.openReport).not.toHaveBeenCalled();
});
