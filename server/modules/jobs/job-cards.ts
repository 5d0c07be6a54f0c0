import { startOfHour } from '../../../domain/time';
import type { QueryExecutor } from '../../db/statements';
import type { CardVersion } from './job-columns.sql';
import { readCards } from './job.sql';
import type { JobType } from './job.types';
import { jobOf } from './shown-job';

interface Card {
  job: JobType;
  version: number;
  /** The hour in which it is shown: "open" depends on it. */
  hour: number;
}

/** About 2 kB each. */
const MAX_CARDS = 2_000;

/**
 * Job cards, kept in memory (docs/adr/0007-job-cards-in-memory.md). A card is used only when this request's statement
 * has read the same version, so it is never older than its list.
 */
export class JobCards {
  private readonly cards = new Map<string, Card>();

  constructor(private readonly most = MAX_CARDS) {}

  /** The jobs of these versions, in order; those not in memory are read in one statement. */
  async read(executor: QueryExecutor, versions: readonly CardVersion[], now: Date): Promise<JobType[]> {
    const hour = startOfHour(now);
    // Held here: other lists may push them out of memory while the missing ones are read.
    const held = new Map<string, Card>();
    for (const { id, lock_version: version } of versions) {
      const card = this.cards.get(id);
      if (card?.version === version && card.hour === hour) held.set(id, card);
    }
    const missing = versions.flatMap(({ id }) => (held.has(id) ? [] : [id]));
    if (missing.length > 0) for (const card of await this.fetch(executor, missing, now)) held.set(card.job.id, card);
    return versions.flatMap(({ id }) => held.get(id)?.job ?? []);
  }

  private async fetch(executor: QueryExecutor, ids: readonly string[], now: Date): Promise<Card[]> {
    const rows = await readCards(executor, ids);
    const cards = rows.map(({ lock_version: version, ...row }) => ({
      job: jobOf(row, now),
      version,
      hour: startOfHour(now),
    }));
    for (const card of cards) {
      // Read again means new again: the first in the map is then the one not read for longest.
      this.cards.delete(card.job.id);
      this.cards.set(card.job.id, card);
    }
    for (const id of this.cards.keys()) {
      if (this.cards.size <= this.most) break;
      this.cards.delete(id);
    }
    return cards;
  }
}
