import type { ApplicationParty } from '../../../domain/applications';
import type { LocalSpan, Span } from '../../../domain/interview-times';
import type { RescheduleStatus } from '../../../domain/reschedules';
import type { LocationType } from '../../../domain/slots';
import { newId } from '../../db/columns';
import { day, instant, nullable, oneOf, text, type Row } from '../../db/row';
import { affectedRows, placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import { groupByKey, type LoadScope } from '../../graphql/loaders';

const RESCHEDULE = {
  id: text,
  application_id: text,
  requested_by: oneOf<ApplicationParty>(),
  status: oneOf<RescheduleStatus>(),
  new_date: day,
  new_start: text,
  new_end: text,
  new_starts_at: instant,
  new_ends_at: instant,
  new_location_type: oneOf<LocationType>(),
  reason: text,
  requested_at: instant,
  responded_at: nullable(instant),
};
export type RescheduleRow = Row<typeof RESCHEDULE>;

const COLUMNS = `id, application_id, requested_by, status, new_date, new_start, new_end, new_starts_at, new_ends_at,
  new_location_type, reason, requested_at, responded_at`;

/** The requests of applications, newest first, in one statement. */
export async function loadReschedules(
  { services }: LoadScope,
  applicationIds: readonly string[],
): Promise<RescheduleRow[][]> {
  const rows = await selectRows(
    services.dataSource,
    RESCHEDULE,
    `SELECT ${COLUMNS} FROM reschedule_requests WHERE application_id IN (${placeholders(applicationIds)}) ORDER BY requested_at DESC, id DESC`,
    applicationIds,
  );
  return groupByKey(applicationIds, rows, (row) => row.application_id);
}

/** The newest request of an application whose row the caller has locked. */
export function readLatestReschedule(executor: QueryExecutor, applicationId: string): Promise<RescheduleRow | null> {
  return selectOne(
    executor,
    RESCHEDULE,
    `SELECT ${COLUMNS} FROM reschedule_requests WHERE application_id = ? ORDER BY requested_at DESC, id DESC LIMIT 1`,
    [applicationId],
  );
}

export interface NewRequest {
  applicationId: string;
  by: ApplicationParty;
  time: LocalSpan & Span & { locationType: LocationType };
  reason: string;
  /** The request that this one counters. */
  previousId: string | null;
  now: Date;
}

/** Writes a pending request; a unique key on the application lets no second one be pending. */
export async function insertRequest(
  executor: QueryExecutor,
  { applicationId, by, time, reason, previousId, now }: NewRequest,
): Promise<void> {
  await affectedRows(
    executor,
    `INSERT INTO reschedule_requests SET id = ?, application_id = ?, pending_application_id = ?, previous_id = ?, requested_by = ?,
       status = 'PENDING', new_date = ?, new_start = ?, new_end = ?, new_starts_at = ?, new_ends_at = ?, new_location_type = ?,
       reason = ?, requested_at = ?`,
    [
      newId(),
      applicationId,
      applicationId,
      previousId,
      by,
      time.date,
      time.start,
      time.end,
      time.startsAt,
      time.endsAt,
      time.locationType,
      reason,
      now,
    ],
  );
  await affectedRows(executor, 'UPDATE applications SET updated_at = ? WHERE id = ?', [now, applicationId]);
}

/** False when the request is pending no more. */
export async function closeRequest(
  executor: QueryExecutor,
  { id, status, now }: { id: string; status: RescheduleStatus; now: Date },
): Promise<boolean> {
  const closed = await affectedRows(
    executor,
    "UPDATE reschedule_requests SET status = ?, responded_at = ?, pending_application_id = NULL WHERE id = ? AND status = 'PENDING'",
    [status, now, id],
  );
  return closed > 0;
}
