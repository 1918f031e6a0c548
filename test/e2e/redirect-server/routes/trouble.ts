import { answer, type Handler, type Routes } from "../answer";

const SLOW_MS = 60_000;
const BIG = 200 * 1024 * 1024;

const after =
  (ms: number): Handler =>
  (asked, response) => {
    const timer = setTimeout(() => answer(200)(asked, response), ms);
    response.once("close", () => clearTimeout(timer));
  };

/** Writes as fast as the reader reads, until he has had enough. */
const big: Handler = (_, response) => {
  response.writeHead(200, { "content-type": "application/octet-stream", "content-length": String(BIG) });
  const chunk = Buffer.alloc(64 * 1024, 0x61);
  let left = BIG;
  const write = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) return void response.once("drain", write);
    }
    response.end();
  };
  write();
};

/** Servers as they are on a bad day. */
export const TROUBLE: Routes = {
  "/slow": after(SLOW_MS),
  "/two-seconds": after(2_000),
  "/five-seconds": after(5_000),
  "/big": big,
  "/dropped": (_, response) => void response.socket?.destroy(),
};
