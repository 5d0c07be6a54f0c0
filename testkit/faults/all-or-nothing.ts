import type { TestServer } from '../server/test-server';

/** Mails about one job are collected; each says how many events of a kind it covers. */
function toldOtherThan(kind: 'applied' | 'withdrawn', which: string): string {
  return `
    SELECT j.id FROM jobs j WHERE
      COALESCE((SELECT SUM(JSON_VALUE(o.payload, '$.counts.${kind}')) FROM outbox o WHERE o.effect_key LIKE CONCAT('job-news:', j.id, ':%')), 0)
      <> (SELECT COUNT(*) FROM applications a WHERE a.job_id = j.id AND ${which})`;
}

/** A command's parts that one commit must carry: what happened, and the mail about it. Each result must be empty. */
const HALF_DONE = {
  'a job whose company was not told about each applicant, or of one more than once': toldOtherThan('applied', 'TRUE'),
  'a job whose company was not told about each withdrawal, or of one more than once': toldOtherThan(
    'withdrawn',
    "a.status = 'WITHDRAWN'",
  ),
  'a decision without its mail, or a mail without its decision': `
    SELECT a.id FROM applications a WHERE
      (SELECT COUNT(*) FROM outbox o WHERE o.effect_key = CONCAT('accepted:', a.id)) <> (a.status = 'ACCEPTED')
      OR (SELECT COUNT(*) FROM outbox o WHERE o.effect_key = CONCAT('rejected:', a.id)) <> (a.status = 'REJECTED')`,
  'an accepted new time at which the interview is not, or one that is refused and where it is': `
    SELECT a.id FROM applications a JOIN reschedule_requests r ON r.application_id = a.id
    WHERE (a.interview_starts_at = r.new_starts_at) <> (r.status = 'ACCEPTED')`,
} as const;

/** Fails with what was left half done, and on which applications. For files whose applications are all made by calls. */
export async function expectNothingHalfDone({ dataSource }: TestServer): Promise<void> {
  const halfDone: Record<string, unknown[]> = {};
  for (const [what, question] of Object.entries(HALF_DONE)) {
    const rows = await dataSource.query<unknown[]>(question);
    if (rows.length > 0) halfDone[what] = rows;
  }
  expect(halfDone).toEqual({});
}
