import type { LocationType } from '../../../domain/slots';
import type { LocalDate } from '../../../domain/time';
import type { QueryExecutor } from '../../db/statements';
import type { CardVersion } from './job-columns.sql';
import { readCards } from './job.sql';
import type { JobType } from './job.types';
import { jobOf } from './shown-job';

interface Card {
  job: JobType;
  locationTypes: LocationType[];
  version: number;
  /** The WIB day on which it is shown: "open" depends on it. */
  day: LocalDate;
}

/** About 2 kB each. */
const MAX_CARDS = 2_000;

/**
 * Public job cards, kept in memory (docs/adr/0007-job-cards-in-memory.md). A card is used only when this request's statement
 * has read the same version, so it is never older than its list.
 */
export class JobCards {
  private readonly cards = new Map<string, Card>();

  /** The jobs of these versions, in order; those not in memory are read in one statement. */
  async read(executor: QueryExecutor, versions: readonly CardVersion[], today: LocalDate): Promise<Card[]> {
    const missing = versions.filter(({ id, lock_version: version }) => {
      const card = this.cards.get(id);
      return card?.version !== version || card.day !== today;
    });
    if (missing.length > 0)
      await this.fetch(
        executor,
        missing.map(({ id }) => id),
        today,
      );
    return versions.flatMap(({ id }) => this.cards.get(id) ?? []);
  }

  private async fetch(executor: QueryExecutor, ids: readonly string[], today: LocalDate): Promise<void> {
    for (const { lock_version: version, location_types: types, ...row } of await readCards(executor, ids)) {
      // Read again means new again: the first in the map is then the one not read for longest.
      this.cards.delete(row.id);
      this.cards.set(row.id, {
        job: jobOf(row, today),
        locationTypes: [...new Set(types?.split(',') ?? [])] as LocationType[],
        version,
        day: today,
      });
    }
    for (const id of this.cards.keys()) {
      if (this.cards.size <= MAX_CARDS) break;
      this.cards.delete(id);
    }
  }
}
