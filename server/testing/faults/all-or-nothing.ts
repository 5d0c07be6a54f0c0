import { selectRows } from '../../db/statements';
import type { TestServer } from '../test-server';

/** A command's parts that one commit must carry: what happened, and the mail about it. Each answer must be empty. */
const HALF_DONE = {
  'an application whose company was not told, or told more than once': `
    SELECT a.id FROM applications a WHERE
      (SELECT COUNT(*) FROM outbox o WHERE o.effect_key LIKE CONCAT('new-application:', a.id, ':%')) <> 1`,
  'a decision without its mail, or a mail without its decision': `
    SELECT a.id FROM applications a WHERE
      (SELECT COUNT(*) FROM outbox o WHERE o.effect_key = CONCAT('accepted:', a.id)) <> (a.status = 'ACCEPTED')
      OR (SELECT COUNT(*) FROM outbox o WHERE o.effect_key = CONCAT('rejected:', a.id)) <> (a.status = 'REJECTED')
      OR (SELECT COUNT(*) FROM outbox o WHERE o.effect_key LIKE CONCAT('withdrawn:', a.id, ':%')) <> (a.status = 'WITHDRAWN')`,
  'an accepted new time at which the interview is not, or one that is refused and where it is': `
    SELECT a.id FROM applications a JOIN reschedule_requests r ON r.application_id = a.id
    WHERE (a.interview_starts_at = r.new_starts_at) <> (r.status = 'ACCEPTED')`,
} as const;

/** Fails with what was left half done, and on which applications. For files whose applications are all made by calls. */
export async function expectNothingHalfDone({ dataSource }: TestServer): Promise<void> {
  const halfDone: Record<string, unknown[]> = {};
  for (const [what, question] of Object.entries(HALF_DONE)) {
    const rows = await selectRows(dataSource, question);
    if (rows.length > 0) halfDone[what] = rows;
  }
  expect(halfDone).toEqual({});
}
