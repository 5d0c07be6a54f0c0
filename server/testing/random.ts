/** Repeatable randomness (mulberry32); a failure prints the seed with which to see it again. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Choices by the same numbers. */
export class Chance {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  below(end: number): number {
    return Math.floor(this.random() * end);
  }

  oneIn(many: number): boolean {
    return this.below(many) === 0;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** So many, perhaps one twice. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    return Array.from({ length: count }, () => this.pick(items));
  }
}
