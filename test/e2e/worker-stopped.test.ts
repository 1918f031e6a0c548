import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import puppeteer, { type Browser, type Extension } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { extensionOf } from "../../scripts/browser/chromium";
import { copyWithOpenHosts } from "../../scripts/browser/open-hosts";
import { waitUntil } from "../../scripts/browser/wait-until";
import { findBrowser } from "../../scripts/setup/browsers.mjs";

/** Chromium stops a worker whenever it likes; here between every two hops. */
describe("a background stopped between any two events", () => {
  let browser: Browser;
  let extension: Extension;
  let copy: string;
  let server: Server;
  let origin: string;
  /** Called when a hop was asked for, before it is answered. */
  let beforeAnswer: () => Promise<void> = async () => {};

  const ROUTES: Readonly<Record<string, readonly [status: number, location?: string]>> = {
    "/one": [301, "/two"],
    "/two": [302, "/three"],
    "/three": [200],
  };

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      await beforeAnswer();
      const [status, location] = ROUTES[request.url ?? ""] ?? [404];
      response.writeHead(status, {
        "content-type": "text/html",
        ...(location === undefined ? {} : { location }),
      });
      response.end("<!doctype html><title>end</title><a href=/one>one</a>");
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    copy = await copyWithOpenHosts(resolve("dist/chrome"));
    browser = await puppeteer.launch({
      executablePath: (await findBrowser("chrome")) as string,
      pipe: true,
      enableExtensions: [copy],
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    });
    extension = await extensionOf(browser);
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
    await rm(copy, { recursive: true, force: true });
  });

  it("shows all three hops all the same", async () => {
    let stops = 0;
    const session = await browser.target().createCDPSession();
    beforeAnswer = async () => {
      const { targetInfos } = await session.send("Target.getTargets");
      for (const { type, targetId } of targetInfos) {
        if (type !== "service_worker") continue;
        await session.send("Target.closeTarget", { targetId });
        stops += 1;
      }
    };
    const [page] = await browser.pages();
    if (page === undefined) throw new Error("no tab");
    await page.goto(`${origin}/one`);
    beforeAnswer = async () => {};
    await extension.triggerAction(page);
    const popup = await waitUntil("the popup", async () =>
      (await extension.pages()).find((own) => own.url().includes("popup")),
    );
    const chain = await waitUntil("the chain", () =>
      popup.evaluate(async (url) => {
        const { tabs, runtime } = (
          globalThis as unknown as { chrome: typeof import("webextension-polyfill") }
        ).chrome;
        const [tab] = (await tabs.query({})).filter((open) => open.url?.startsWith(url));
        const answer = (await runtime.sendMessage({ type: "audit", tabId: tab?.id })) as {
          summary: { navigation: { hops?: { status: number; location: string | null }[] } };
        };
        return answer.summary.navigation.hops?.map((hop) => [hop.status, hop.location]);
      }, origin),
    );
    expect(stops).toBeGreaterThanOrEqual(3);
    expect(chain).toEqual([
      [301, "/two"],
      [302, "/three"],
      [200, null],
    ]);
  });
});
