import { expect, it } from "vitest";
import { asGiven } from "../../../scripts/audit/given";
import type { AuditReport } from "../../../src/model/report";

const report = (response: object) => ({ page: { response } }) as unknown as AuditReport;

it("marks an observed answer as the command's own, and invents none", () => {
  expect(asGiven(report({ observed: true, status: 200 })).page.response).toMatchObject({ given: true });
  expect(asGiven(report({ observed: false })).page.response).toEqual({ observed: false });
});
