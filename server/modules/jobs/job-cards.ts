import { LocationType } from '../../../domain/slots';
import { placeholders, selectRows } from '../../db/statements';
import type { PrimingScope } from '../../graphql/loaders';
import { JOB_COLUMNS } from './job.joins';
import { jobOf, type JobRow } from './shown-job';
import type { JobType } from './job.types';
import { loadLocationTypes } from './slot.queries';

/** A job as lists name it: every write that changes its card raises the version (design, section 6: all lock the job). */
export interface CardVersion {
  id: string;
  lock_version: number;
}

type CardRow = JobRow & { lock_version: number; location_types: string | null };

interface Card {
  version: number;
  row: JobRow;
  locationTypes: LocationType[];
  /** As it reads on this WIB day: whether it is open depends on it. */
  shown: { today: string; job: JobType } | null;
}

/** Some 2 kB each: the pages that seekers look at, and no more. */
const MAX_CARDS = 2_000;

/**
 * Public job cards, kept in the process (design, section 8). A card is used only when the statement of this very request
 * has read the same version, so it is never older than the list it stands in.
 */
const cards = new Map<string, Card>();

/** The jobs of these versions, in their order; those not in memory are read in one statement. */
export async function jobsFromCards(
  scope: PrimingScope,
  versions: readonly CardVersion[],
  today: string,
): Promise<JobType[]> {
  const missing = versions.filter(({ id, lock_version: version }) => cards.get(id)?.version !== version);
  if (missing.length > 0)
    await readCards(
      scope,
      missing.map(({ id }) => id),
    );
  return versions.flatMap(({ id }) => {
    const card = cards.get(id);
    if (!card) return [];
    scope.loaders.prime(loadLocationTypes, id, card.locationTypes);
    if (card.shown?.today !== today) card.shown = { today, job: jobOf(card.row, today) };
    return [card.shown.job];
  });
}

async function readCards({ services }: PrimingScope, ids: readonly string[]): Promise<void> {
  const rows = await selectRows<CardRow>(
    services.dataSource,
    `SELECT ${JOB_COLUMNS}, j.lock_version,
            (SELECT GROUP_CONCAT(s.location_type ORDER BY s.starts_at, s.id) FROM interview_slots s WHERE s.job_id = j.id) AS location_types
     FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.id IN (${placeholders(ids)})`,
    ids,
  );
  for (const { lock_version: version, location_types: types, ...row } of rows) {
    // Read again means new again: the first in the map is then the one not read for longest.
    cards.delete(row.id);
    cards.set(row.id, {
      version,
      row,
      locationTypes: [...new Set(types?.split(',') ?? [])] as LocationType[],
      shown: null,
    });
  }
  for (const id of cards.keys()) {
    if (cards.size <= MAX_CARDS) break;
    cards.delete(id);
  }
}
