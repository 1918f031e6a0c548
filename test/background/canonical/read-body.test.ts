import { describe, expect, it } from "vitest";
import { readBody } from "../../../src/background/canonical/read-body";

describe("readBody", () => {
  it("reads what there is", async () => {
    const { bytes, cut } = await readBody(new Response("abc"));
    expect([new TextDecoder().decode(bytes), cut]).toEqual(["abc", false]);
    expect(await readBody(new Response(null))).toEqual({ bytes: new Uint8Array(), cut: false });
  });

  it("stops at the limit, says so and asks for no more", async () => {
    let sent = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(100).fill(sent));
      },
      cancel() {
        cancelled = true;
      },
    });
    const { bytes, cut } = await readBody(new Response(endless), 250);
    expect([bytes.length, cut, cancelled]).toEqual([250, true, true]);
    expect(sent).toBeLessThan(6);
    expect(bytes.at(-1)).toBe(3);
  });

  it("does not call a page cut that ends at the limit", async () => {
    expect((await readBody(new Response("abc"), 3)).cut).toBe(false);
  });
});
