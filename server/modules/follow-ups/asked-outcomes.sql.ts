import { affectedRows, placeholders, type QueryExecutor } from '../../db/statements';

/** Records that a company was asked for the outcome of these interviews. The caller holds the locks of the applications. */
export async function recordOutcomeAsked(executor: QueryExecutor, applicationIds: readonly string[]): Promise<void> {
  await affectedRows(
    executor,
    `INSERT INTO interview_follow_ups (application_id, interview_starts_at, times_asked)
     SELECT id, interview_starts_at, 1 FROM applications WHERE id IN (${placeholders(applicationIds)})
     ON DUPLICATE KEY UPDATE times_asked = times_asked + 1`,
    applicationIds,
  );
}
