import type { ChromeScope } from "./bidi";
import type { Surface } from "./driver";
import { waitUntil } from "./wait-until";

const POPUP = "document.querySelector('.webextension-popup-browser')";
const PANEL = "document.getElementById('customizationui-widget-panel')";

interface Answer {
  readonly value?: unknown;
  readonly error?: string;
}

/** Runs in the popup's process and answers once; lost where that process is replaced meanwhile. */
function frameScript(expression: string, reply: string): string {
  return `(async () => {
    const window = content, { document, location } = content, answer = {};
    try { answer.value = await (${expression}); } catch (error) { answer.error = String(error); }
    sendAsyncMessage(${JSON.stringify(reply)}, JSON.stringify(answer));
  })()`;
}

/** The answer as JSON, or null where the popup did not answer in time: then it is asked again. */
function asking(expression: string, reply: string, timeout: number): string {
  const url = `data:application/javascript;charset=utf-8,${encodeURIComponent(frameScript(expression, reply))}`;
  return `new Promise((resolve) => {
    const manager = ${POPUP}?.messageManager;
    if (!manager) return resolve(null);
    const end = (value) => { manager.removeMessageListener(${JSON.stringify(reply)}, heard); resolve(value); };
    const heard = (message) => end(message.data);
    manager.addMessageListener(${JSON.stringify(reply)}, heard);
    setTimeout(() => end(null), ${timeout});
    manager.loadFrameScript(${JSON.stringify(url)}, false);
  })`;
}

/** Presses and releases the mouse: for the page, and for permission requests, a real click. */
const clickExpression = (selector: string): string => `(async () => {
  const element = document.querySelector(${JSON.stringify(selector)});
  if (element === null || element.disabled) return false;
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0) return false;
  for (const type of ['mousedown', 'mouseup'])
    await window.synthesizeMouseEvent(type, x + width / 2, y + height / 2, { button: 0, clickCount: 1 }, {});
  return true;
})()`;

const SNAPSHOT = `(async () => {
  const browser = ${POPUP};
  const { width, height } = browser.getBoundingClientRect();
  const picture = await browser.browsingContext.currentWindowGlobal.drawSnapshot(
    new DOMRect(0, 0, width, height), 1, 'white');
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
})()`;

/** The popup under the toolbar button. WebDriver does not reach it; the browser's window does. */
export function firefoxPopup(scope: ChromeScope): Surface {
  let asked = 0;
  const evaluate = async <T>(expression: string): Promise<T> => {
    asked += 1;
    const reply = `canonical-lens:${asked}`;
    const json = await waitUntil("the popup's answer", () =>
      scope.evaluate<string | null>(asking(expression, reply, 2_000)),
    );
    const answer = JSON.parse(json) as Answer;
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as T;
  };
  return {
    evaluate,
    async click(selector) {
      await waitUntil(`${selector} in the popup`, () => evaluate<boolean>(clickExpression(selector)));
    },
    async screenshot() {
      return new Uint8Array(Buffer.from(await scope.evaluate<string>(SNAPSHOT), "base64"));
    },
  };
}

/** Presses the toolbar button of an extension and waits for its popup's document. */
export async function openFirefoxPopup(scope: ChromeScope, extensionId: string): Promise<Surface> {
  const widget = extensionId.toLowerCase().replace(/[^a-z0-9_-]/g, "_");
  await scope.evaluate(
    `CustomizableUI.addWidgetToArea('${widget}-browser-action', CustomizableUI.AREA_NAVBAR)`,
  );
  await waitUntil("the toolbar button", () =>
    scope.evaluate<boolean>(`(() => {
      const button = document.getElementById('${widget}-BAP');
      button?.click();
      return button !== null;
    })()`),
  );
  const popup = firefoxPopup(scope);
  await waitUntil("the popup's document", () =>
    popup.evaluate<boolean>("location.protocol === 'moz-extension:' && document.readyState === 'complete'"),
  );
  return popup;
}

/** Closes the popup, and returns when the toolbar will take the next click. */
export async function closeFirefoxPopup(scope: ChromeScope): Promise<void> {
  await waitUntil("the popup to close", () =>
    scope.evaluate<boolean>(`(${PANEL}?.hidePopup(), ${PANEL} === null && ${POPUP} === null)`),
  );
}
