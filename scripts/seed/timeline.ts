export type Happening = () => Promise<void>;

interface Entry {
  at: number;
  order: number;
  happening: Happening;
}

/**
 * What happened in the marketplace, carried out in the order of time with the clock set to it, so that the rules see
 * each moment as the API would have seen it, and ids, which follow the order of writing, follow time. A happening may
 * add later ones.
 */
export class Timeline {
  private readonly entries: Entry[] = [];
  private count = 0;
  private instant: Date;

  constructor(private readonly end: Date) {
    this.instant = end;
  }

  /** The moment that is being told; the clock of the commands. */
  now(): Date {
    return this.instant;
  }

  /** What would happen after the end has not happened, and is left out. */
  add(at: Date, happening: Happening): void {
    if (at > this.end) return;
    const entry = { at: at.getTime(), order: (this.count += 1), happening };
    const later = this.entries.findIndex((other) => other.at > entry.at);
    this.entries.splice(later === -1 ? this.entries.length : later, 0, entry);
  }

  async run(): Promise<void> {
    for (let next = this.entries.shift(); next; next = this.entries.shift()) {
      this.instant = new Date(next.at);
      await next.happening();
    }
    this.instant = this.end;
  }
}
