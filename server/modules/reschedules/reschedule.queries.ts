import type { ApplicationParty } from '../../../domain/applications';
import type { RescheduleStatus } from '../../../domain/reschedules';
import type { LocationType } from '../../../domain/slots';
import { placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import { groupByKey, type LoadScope } from '../../graphql/loaders';

export interface RescheduleRow {
  id: string;
  application_id: string;
  requested_by: ApplicationParty;
  status: RescheduleStatus;
  new_date: string;
  new_start: string;
  new_end: string;
  new_starts_at: Date;
  new_ends_at: Date;
  new_location_type: LocationType;
  reason: string;
  requested_at: Date;
  responded_at: Date | null;
}

const COLUMNS = `id, application_id, requested_by, status, new_date, new_start, new_end, new_starts_at, new_ends_at,
  new_location_type, reason, requested_at, responded_at`;

/** The requests of applications, newest first, in one statement. */
export async function loadReschedules(
  { services }: LoadScope,
  applicationIds: readonly string[],
): Promise<RescheduleRow[][]> {
  const rows = await selectRows<RescheduleRow>(
    services.dataSource,
    `SELECT ${COLUMNS} FROM reschedule_requests WHERE application_id IN (${placeholders(applicationIds)}) ORDER BY requested_at DESC, id DESC`,
    applicationIds,
  );
  return groupByKey(applicationIds, rows, (row) => row.application_id);
}

/** The newest request of an application whose row the caller has locked. */
export function readLatestReschedule(executor: QueryExecutor, applicationId: string): Promise<RescheduleRow | null> {
  return selectOne<RescheduleRow>(
    executor,
    `SELECT ${COLUMNS} FROM reschedule_requests WHERE application_id = ? ORDER BY requested_at DESC, id DESC LIMIT 1`,
    [applicationId],
  );
}
