import type { LocationType } from '../../../domain/slots';
import type { LocalDate } from '../../../domain/time';
import type { QueryExecutor } from '../../db/statements';
import type { CardVersion, JobRow } from './job-columns.sql';
import { readCards } from './job.sql';
import type { JobType } from './job.types';
import { jobOf } from './shown-job';

interface Card {
  version: number;
  row: JobRow;
  locationTypes: LocationType[];
  /** As shown on this WIB day, on which "open" depends. */
  shown: { today: LocalDate; job: JobType } | null;
}

/** About 2 kB each. */
const MAX_CARDS = 2_000;

export interface ShownCard {
  job: JobType;
  locationTypes: LocationType[];
}

/**
 * Public job cards, kept in memory (docs/adr/0007-job-cards-in-memory.md). A card is used only when this request's statement
 * has read the same version, so it is never older than its list.
 */
export class JobCards {
  private readonly cards = new Map<string, Card>();

  /** The jobs of these versions, in their order; those not in memory are read in one statement. */
  async read(executor: QueryExecutor, versions: readonly CardVersion[], today: LocalDate): Promise<ShownCard[]> {
    const missing = versions.filter(({ id, lock_version: version }) => this.cards.get(id)?.version !== version);
    if (missing.length > 0)
      await this.fetch(
        executor,
        missing.map(({ id }) => id),
      );
    return versions.flatMap(({ id }) => {
      const card = this.cards.get(id);
      if (!card) return [];
      if (card.shown?.today !== today) card.shown = { today, job: jobOf(card.row, today) };
      return [{ job: card.shown.job, locationTypes: card.locationTypes }];
    });
  }

  private async fetch(executor: QueryExecutor, ids: readonly string[]): Promise<void> {
    for (const { lock_version: version, location_types: types, ...row } of await readCards(executor, ids)) {
      // Read again means new again: the first in the map is then the one not read for longest.
      this.cards.delete(row.id);
      this.cards.set(row.id, {
        version,
        row,
        locationTypes: [...new Set(types?.split(',') ?? [])] as LocationType[],
        shown: null,
      });
    }
    for (const id of this.cards.keys()) {
      if (this.cards.size <= MAX_CARDS) break;
      this.cards.delete(id);
    }
  }
}
