import type { LocationType } from '../../../domain/slots';
import type { LocalDate } from '../../../domain/time';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import { JOB_COLUMNS } from './job.joins';
import { jobOf, type JobRow } from './shown-job';
import type { JobType } from './job.types';

/** A job and the version of its card: every write that changes the card locks the job and raises the version. */
export interface CardVersion {
  id: string;
  lock_version: number;
}

type CardRow = JobRow & { lock_version: number; location_types: string | null };

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

  /** The jobs of these versions, in order; those not in memory are read in one statement. */
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
    const rows = await selectRows<CardRow>(
      executor,
      `SELECT ${JOB_COLUMNS}, j.lock_version,
              (SELECT GROUP_CONCAT(s.location_type ORDER BY s.starts_at, s.id) FROM interview_slots s WHERE s.job_id = j.id) AS location_types
       FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.id IN (${placeholders(ids)})`,
      ids,
    );
    for (const { lock_version: version, location_types: types, ...row } of rows) {
      // Moved to the end of the map, whose first entry is then the least recently used.
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
