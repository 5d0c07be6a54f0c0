import { wibTimeOf } from '../domain/time';

/** Random numbers that repeat: the same name, or number, draws the same ones, so every demo is the same. */
export class SeededRandom {
  private state: number;

  constructor(seed: string | number) {
    this.state = (typeof seed === 'number' ? seed : hashOf(seed)) >>> 0;
  }

  /** From 0 to 1, 1 excluded (the mulberry32 generator). */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1));
  }

  /** A whole number from 0, `end` excluded. */
  below(end: number): number {
    return this.whole(0, end - 1);
  }

  /** True in `share` of the cases, 0 to 1. */
  happens(share: number): boolean {
    return this.fraction() < share;
  }

  /** One of them; throws an Error for an empty list. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.fraction() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** `count` of them in random order, or all when there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    const pool = items.map((item) => ({ item, order: this.fraction() }));
    return pool
      .sort((one, other) => one.order - other.order)
      .slice(0, count)
      .map(({ item }) => item);
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.whole(0, 9)).join('');
  }

  /** An instant between the two, at a whole second and, where possible, between 07:00 and 22:00 WIB. */
  instant(from: Date, to: Date): Date {
    let instant = from;
    for (let attempt = 0; attempt < 8; attempt += 1) {
      instant = new Date(Math.ceil((from.getTime() + this.fraction() * (to.getTime() - from.getTime())) / 1000) * 1000);
      const time = wibTimeOf(instant);
      if (time >= '07:00' && time < '22:00') break;
    }
    return instant;
  }
}

function hashOf(name: string): number {
  return [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
}
