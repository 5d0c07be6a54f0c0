import { openSingleConnection } from '../server/db/single-connection';
import { present } from './ask';

/** Days that pass for one application alone: the server's clock is real, so what lies ahead is moved back instead. */
export function letDaysPass(applicationId: string, days: number): Promise<void> {
  return change(
    `UPDATE applications a LEFT JOIN interview_slots s ON s.id = a.slot_id
     LEFT JOIN interview_follow_ups f ON f.application_id = a.id AND f.interview_starts_at = a.interview_starts_at
     SET ${[
       'a.interview_starts_at',
       'a.interview_ends_at',
       'a.interview_date',
       's.starts_at',
       's.ends_at',
       's.date',
       'f.interview_starts_at',
     ]
       .map((column) => `${column} = ${column} - INTERVAL :days DAY`)
       .join(', ')}
     WHERE a.id = :applicationId`,
    { applicationId, days },
  );
}

/** The time for an answer is over now; a task of the server writes it down within a minute. */
export function letReplyTimePass(applicationId: string): Promise<void> {
  return change('UPDATE applications SET reply_by = UTC_TIMESTAMP(3) WHERE id = :applicationId', { applicationId });
}

/** The minutes in which a company can change a final outcome. */
export function letCorrectionPass(applicationId: string): Promise<void> {
  return change(
    'UPDATE interview_follow_ups SET outcome_at = outcome_at - INTERVAL 10 MINUTE WHERE application_id = :applicationId',
    { applicationId },
  );
}

/** The day on which a company has confirmed a file of postings: it may confirm the next one. */
export function letPostingDayPass(email: string): Promise<void> {
  return change(
    `UPDATE posting_files f JOIN companies c ON c.id = f.company_id JOIN accounts a ON a.id = c.account_id
     SET f.confirmed_on = f.confirmed_on - INTERVAL 1 DAY WHERE a.email = :email`,
    { email },
  );
}

/** What is pressed meanwhile waits where a command of this company waits, until `look` has seen the page. */
export async function whileCompanyWaits(email: string, look: () => Promise<void>): Promise<void> {
  const connection = await connect();
  try {
    await connection.beginTransaction();
    await connection.query(
      'SELECT c.id FROM companies c JOIN accounts a ON a.id = c.account_id WHERE a.email = ? FOR UPDATE',
      [email],
    );
    await look();
  } finally {
    await connection.rollback();
    await connection.end();
  }
}

const connect = () => openSingleConnection(present(process.env['E2E_DATABASE_URL'], 'E2E_DATABASE_URL'));

async function change(sql: string, values: Record<string, string | number>): Promise<void> {
  const connection = await connect();
  try {
    await connection.query({ sql, namedPlaceholders: true }, values);
  } finally {
    await connection.end();
  }
}
