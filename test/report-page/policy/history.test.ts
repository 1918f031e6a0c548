import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { begin, type History, redone, step, undone } from "../../../src/report-page/policy/history";

const steps = (...states: readonly string[]) =>
  states.reduce<History<string>>((history, state) => step(history, state), begin("0"));

describe("the way back", () => {
  it("goes through every state, and forth again", () => {
    const there = steps("1", "2");
    const back = undone(there);
    expect(back?.now).toBe("1");
    expect(back === null ? null : undone(back)?.now).toBe("0");
    expect(back === null ? null : redone(back)).toEqual(there);
  });

  it("ends at both ends", () => {
    expect(undone(begin("0"))).toBeNull();
    expect(redone(steps("1"))).toBeNull();
  });

  it("has nothing to redo after another step", () => {
    const back = undone(steps("1", "2"));
    if (back === null) throw new Error("nothing to undo");
    expect(redone(step(back, "3"))).toBeNull();
    expect(undone(step(back, "3"))?.now).toBe("1");
  });
});

/** The same by hand: all states in a row, and where in it one stands. */
class Row {
  states = ["0"];
  at = 0;
  act(action: string): void {
    if (action === "undo") this.at = Math.max(0, this.at - 1);
    else if (action === "redo") this.at = Math.min(this.states.length - 1, this.at + 1);
    else this.states = [...this.states.slice(0, ++this.at), action];
  }
}

it("any walk ends where it ends by hand", () => {
  const action = fc.oneof(fc.constant("undo"), fc.constant("redo"), fc.integer().map(String));
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const row = new Row();
      let history = begin("0");
      for (const one of actions) {
        row.act(one);
        if (one === "undo") history = undone(history) ?? history;
        else if (one === "redo") history = redone(history) ?? history;
        else history = step(history, one);
      }
      expect(history.now).toBe(row.states[row.at]);
      expect(history.past).toEqual(row.states.slice(0, row.at));
      expect(history.future).toEqual(row.states.slice(row.at + 1));
    }),
  );
});
