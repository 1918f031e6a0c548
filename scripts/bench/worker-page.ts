import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import puppeteer, { type Page } from "puppeteer-core";
import { ensureBrowser } from "../setup/browsers.mjs";
import { bundle } from "./bundle";
import type { Question } from "./keys-worker";

/** A dedicated worker in a real browser that answers questions about URLs. */
export interface WorkerPage {
  readonly ask: <Answer>(question: Question) => Promise<Answer>;
  /** Name and version of the browser. */
  readonly version: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Starts a browser on a plain page of our own, with the engine in a worker of that page. */
export async function openWorkerPage(name: "chrome" | "firefox"): Promise<WorkerPage> {
  const [script, executablePath] = await Promise.all([bundle("keys-worker.ts", "iife"), ensureBrowser(name)]);
  const server = createServer((request, response) => {
    const isScript = request.url === "/worker.js";
    response.setHeader(
      "Content-Type",
      isScript ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8",
    );
    response.end(isScript ? script : "<!doctype html><title>keys</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const isRoot = process.getuid?.() === 0;
  const args = name === "chrome" && isRoot ? ["--no-sandbox"] : [];
  const browser = await puppeteer.launch({ browser: name, executablePath, headless: true, args });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  return {
    ask: async (question) => JSON.parse(await askWorker(page, JSON.stringify(question))),
    version: () => browser.version(),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

function askWorker(page: Page, question: string): Promise<string> {
  return page.evaluate(
    (text) =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker("/worker.js");
        worker.onmessage = ({ data }: MessageEvent<string>) => {
          worker.terminate();
          resolve(data);
        };
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage(text);
      }),
    question,
  );
}
