import { expect, it } from "vitest";
import { noindexSources } from "../../src/checks/robots";
import { checkInput, type PageFixture } from "./page-fixture";

const sources = (fixture: PageFixture) => noindexSources(checkInput(fixture).page);
const header = (...xRobotsTag: string[]) => sources({ headers: { xRobotsTag } });
const meta = (name: string, content: string) => sources({ robots: [{ name, content, place: "head" }] });

it("reads metas in any case, for robots and Googlebot", () => {
  expect(meta("ROBOTS", "NoIndex")).toEqual(['meta ROBOTS "NoIndex"']);
  expect(meta("googlebot", "none")).toHaveLength(1);
  expect(meta("bingbot", "noindex")).toEqual([]);
  expect(meta("robots", "noindexed, follow")).toEqual([]);
});

it("applies the directives of a header to the crawler named before them", () => {
  expect(header("noindex, nofollow")).toHaveLength(1);
  expect(header("googlebot: nofollow, noindex")).toHaveLength(1);
  expect(header("otherbot: noindex, nofollow")).toEqual([]);
  expect(header("otherbot: noindex, googlebot: noindex")).toHaveLength(1);
  expect(header("unavailable_after: 25 Jun 2010 15:00:00 PST")).toEqual([]);
  expect(header("max-snippet: 20, noindex")).toHaveLength(1);
});

it("has no opinion where nothing was observed", () => {
  expect(sources({})).toEqual([]);
});
