import { expect, it } from "vitest";
import { VIEW_IDS } from "../../../src/report-page/place";
import { SESSION_VIEW_IDS, sessionViewOf } from "../../../src/report-page/session/session-view";

it("shows the overview for views that only an audit has", () => {
  expect(sessionViewOf("canonical")).toBe("canonical");
  expect(sessionViewOf("links")).toBe("overview");
});

it("names its views as an audit does, so that one address says both", () => {
  for (const view of SESSION_VIEW_IDS) expect(VIEW_IDS).toContain(view);
});
