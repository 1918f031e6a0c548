import type { Column } from "../model/snapshot";

/** Collects strings into a Column: ["a", "bc"] -> { text: "abc", lengths: "1,2" }. */
export class ColumnWriter {
  readonly #parts: string[] = [];
  readonly #lengths: number[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(value: string): void {
    this.#parts.push(value);
    this.#lengths.push(value.length);
    this.#size += value.length;
  }

  done(): Column {
    return { text: this.#parts.join(""), lengths: this.#lengths.join(",") };
  }
}
