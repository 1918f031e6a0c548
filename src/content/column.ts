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

/** Collects codes of one ASCII character each; a text that grows by one is a tree by the end. */
export class CodeWriter {
  #codes = new Uint8Array(1_024);
  #count = 0;

  push(code: string): void {
    if (this.#count === this.#codes.length) {
      const longer = new Uint8Array(2 * this.#count);
      longer.set(this.#codes);
      this.#codes = longer;
    }
    this.#codes[this.#count++] = code.charCodeAt(0);
  }

  done(): string {
    return new TextDecoder().decode(this.#codes.subarray(0, this.#count));
  }
}
