export type TimelineEvent = () => Promise<void>;

interface Entry {
  at: number;
  order: number;
  event: TimelineEvent;
}

/**
 * Events of the past, run in order of time with the clock set to each, so that the rules see the moment as the API
 * would have seen it, and ids rise with time. An event may add later ones.
 */
export class Timeline {
  private readonly entries: Entry[] = [];
  private count = 0;
  private instant: Date;

  constructor(private readonly end: Date) {
    this.instant = end;
  }

  /** The moment of the current event; the clock of the commands. */
  now(): Date {
    return this.instant;
  }

  /** Events after the end are left out. */
  add(at: Date, event: TimelineEvent): void {
    if (at > this.end) return;
    const entry = { at: at.getTime(), order: (this.count += 1), event };
    const later = this.entries.findIndex((other) => other.at > entry.at);
    this.entries.splice(later === -1 ? this.entries.length : later, 0, entry);
  }

  async run(): Promise<void> {
    for (let next = this.entries.shift(); next; next = this.entries.shift()) {
      this.instant = new Date(next.at);
      await next.event();
    }
    this.instant = this.end;
  }
}
