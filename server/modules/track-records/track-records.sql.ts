import { type AnswersInTime, TRACK_RECORD_DAYS } from '../../../domain/track-records';
import { DAY_MS, type LocalDate } from '../../../domain/time';
import { flag, integer, nullable, oneOf, outerJoined, text, type Row } from '../../db/row';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import { oneByKey, type LoadScope } from '../../graphql/loaders';
import type { TrackRecord } from './track-record.types';

const WORDS = {
  id: text,
  is_imported: flag,
  ...outerJoined({
    answers_in_time: oneOf<AnswersInTime>(),
    answers_within_days: nullable(integer),
    tells_outcome: flag,
  }),
};
export type TrackRecordRow = Row<typeof WORDS>;

/** The words about companies in one statement; null for one that does not exist. */
export async function loadTrackRecords(
  { services }: LoadScope,
  companyIds: readonly string[],
): Promise<(TrackRecordRow | null)[]> {
  const rows = await selectRows(
    services.dataSource,
    WORDS,
    `SELECT c.id, c.is_imported, t.answers_in_time, t.answers_within_days, t.tells_outcome
     FROM companies c LEFT JOIN company_track_records t ON t.company_id = c.id WHERE c.id IN (${placeholders(companyIds)})`,
    companyIds,
  );
  return oneByKey(companyIds, rows, ({ id }) => id);
}

/** The track record of a company; null for an imported one. */
export function wordsOf(row: TrackRecordRow | null): TrackRecord | null {
  if (!row || row.is_imported) return null;
  const { answers_in_time: answersInTime, answers_within_days: answersWithinDays, tells_outcome: tellsOutcome } = row;
  return {
    isNew: answersInTime === null,
    answersInTime,
    answersWithinDays,
    tellsOutcome: tellsOutcome ?? false,
  };
}

/** For people without an account. */
export async function readTrackRecord(services: LoadScope['services'], companyId: string): Promise<TrackRecord | null> {
  const [row = null] = await loadTrackRecords({ services, actor: null }, [companyId]);
  return wordsOf(row);
}

const DUE = { id: text };

/** Companies with applications that count, or with words, that were not computed on this day; in the order of their ids. */
export async function companiesToCompute(
  executor: QueryExecutor,
  { now, today, after, batch }: { now: Date; today: LocalDate; after: string; batch: number },
): Promise<string[]> {
  const rows = await selectRows(
    executor,
    DUE,
    `SELECT c.id FROM companies c LEFT JOIN company_track_records t ON t.company_id = c.id
     WHERE c.id > ? AND (t.computed_on IS NULL OR t.computed_on < ?) AND c.email IS NOT NULL
       AND (t.company_id IS NOT NULL OR EXISTS (
         SELECT 1 FROM applications a WHERE a.company_id = c.id AND a.applied_at > ?))
     ORDER BY c.id LIMIT ?`,
    [after, today, new Date(now.getTime() - TRACK_RECORD_DAYS * DAY_MS), batch],
  );
  return rows.map(({ id }) => id);
}
