import { inState } from '../applications';
import { DAY_MS } from '../../../domain/time';
import { newId } from '../../db/columns';
import { lockRows } from '../../db/lock';
import { text } from '../../db/row';
import { affectedRows, placeholders, selectRows } from '../../db/statements';
import { inTransaction } from '../../db/transaction';
import { write } from '../../db/write';
import type { Services } from '../../services';
import type { Channel } from '../mail/outbox.entity';
import { removeUnusedPushSubscriptions } from '../push';
import { Erasure } from './erasure.entity';

/** So that no statement holds many rows for long. */
export const BATCH = 500;

type RetentionServices = Pick<Services, 'dataSource' | 'clock' | 'env'>;

const daysAgo = ({ clock }: RetentionServices, days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);

const ID = { id: text };

/** Rejected and withdrawn ones, with what refers to them. Each job's number of applicants goes down with them. */
export async function removeApplications(services: RetentionServices): Promise<number> {
  const { dataSource, env } = services;
  const before = daysAgo(services, env.KEEP_ENDED_APPLICATIONS_DAYS);
  const due = await selectRows(
    dataSource,
    { ...ID, job_id: text },
    `SELECT id, job_id FROM applications FORCE INDEX (ix_applications_status)
     WHERE ${inState('', 'REJECTED', 'WITHDRAWN', 'CLOSED')} AND applied_at < ? AND updated_at < ? LIMIT ${BATCH}`,
    [before, before],
  );
  for (const job of new Set(due.map((row) => row.job_id))) {
    const ids = due.filter((row) => row.job_id === job).map(({ id }) => id);
    await inTransaction(dataSource, async (transaction) => {
      const { manager } = transaction;
      await lockRows(transaction, { job, application: ids });
      const these = placeholders(ids);
      // A withdrawn one may have been taken up again since it was found.
      const ended = await selectRows(
        manager,
        ID,
        `SELECT id FROM applications WHERE id IN (${these}) AND ${inState('', 'REJECTED', 'WITHDRAWN', 'CLOSED')}`,
        ids,
      );
      if (ended.length === 0) return;
      const gone = ended.map(({ id }) => id);
      const those = placeholders(gone);
      // A counter offer refers to the request before it.
      await affectedRows(
        manager,
        `UPDATE reschedule_requests SET previous_id = NULL WHERE application_id IN (${those})`,
        gone,
      );
      for (const table of [
        'reschedule_requests',
        'cancelled_interviews',
        'interview_follow_ups',
        'acceptance_conflicts',
      ])
        await affectedRows(manager, `DELETE FROM ${table} WHERE application_id IN (${those})`, gone);
      const removed = await affectedRows(manager, `DELETE FROM applications WHERE id IN (${those})`, gone);
      await affectedRows(manager, 'UPDATE jobs SET application_count = application_count - ? WHERE id = ?', [
        removed,
        job,
      ]);
    });
  }
  return due.length;
}

/** Accounts whose address was never verified are erased like any other, with their files. */
export async function eraseUnverified(services: RetentionServices): Promise<number> {
  const { dataSource, env, clock } = services;
  const before = daysAgo(services, env.KEEP_UNVERIFIED_ACCOUNTS_DAYS);
  const due = await selectRows(
    dataSource,
    ID,
    `SELECT a.id FROM accounts a FORCE INDEX (ix_accounts_unverified)
     LEFT JOIN company_members m ON m.account_id = a.id LEFT JOIN companies c ON c.id = m.company_id
     LEFT JOIN admins d ON d.account_id = a.id
     WHERE a.email_verified_at IS NULL AND a.created_at < ? AND a.google_sub IS NULL
       AND COALESCE(c.is_imported, 0) = 0 AND d.account_id IS NULL
       AND NOT EXISTS (SELECT 1 FROM erasures e WHERE e.open_account_id = a.id) LIMIT ${BATCH}`,
    [before],
  );
  const now = clock.now();
  for (const { id } of due)
    await write(dataSource, (manager) =>
      manager.getRepository(Erasure).insert({
        id: newId(),
        accountId: id,
        openAccountId: id,
        role: null,
        askedBy: 'RETENTION',
        requestedAt: now,
        dueAt: now,
      }),
    );
  return due.length;
}

/** What was sent by a channel; its texts and addresses went when it left. */
const removeSent =
  (channel: Channel) =>
  (services: RetentionServices): Promise<number> => {
    const { dataSource, env } = services;
    const before = daysAgo(services, env.KEEP_SENT_MAILS_DAYS);
    const sql = `DELETE FROM outbox WHERE channel = ? AND done_at < ? ORDER BY done_at LIMIT ${BATCH}`;
    return write(dataSource, (manager) => affectedRows(manager, sql, [channel, before]));
  };
export const removeMails = removeSent('MAIL');
export const removePushes = removeSent('PUSH');

export const removePushBrowsers = (services: RetentionServices): Promise<number> =>
  removeUnusedPushSubscriptions(services, BATCH);

/** How long the address of someone who did not join is kept. */
const KEPT_INVITATIONS_DAYS = 30;

/** Invitations whose time was over long ago, answered or not. */
export async function removeInvitations(services: RetentionServices): Promise<number> {
  const before = daysAgo(services, KEPT_INVITATIONS_DAYS);
  return write(services.dataSource, (manager) =>
    affectedRows(manager, `DELETE FROM company_invitations WHERE expires_at < ? ORDER BY expires_at LIMIT ${BATCH}`, [
      before,
    ]),
  );
}
