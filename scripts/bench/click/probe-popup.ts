import type { Browser } from "webextension-polyfill";

declare const chrome: Browser;

async function show(): Promise<void> {
  const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
  const count: unknown = await chrome.runtime.sendMessage(tab?.id);
  const shown = document.getElementById("shown");
  if (shown === null) return;
  shown.textContent = String(count);
  shown.dataset["state"] = "ready";
}

void show();
