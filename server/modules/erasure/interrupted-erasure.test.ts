import { existsSync } from 'node:fs';
import { aCompany, aSeeker } from '../../testing/actors';
import { eraseNow, requestErasure } from '../../testing/erasures';
import { expectInvariants } from '../../testing/invariants';
import { accept, aJob, applied } from '../../testing/job-factory';
import { mailsArrived } from '../../testing/mailbox';
import { changeSeekerProfile } from '../../testing/profile-changes';
import { useServer } from '../../testing/test-server';
import { aPdf, uploaded } from '../../testing/uploads';
import { eraseDue } from './public';
import type { ErasureServices } from './erasure-services';

const server = useServer({ LOG_LEVEL: 'silent' });
const broken = (): never => {
  throw new Error('interrupted');
};

/** Where an erasure is cut short, from its beginning to its end. */
const CUTS: Record<string, () => Partial<ErasureServices>> = {
  'while the other side is told': () => ({
    outbox: { ...server.services.outbox, queueMail: () => Promise.reject(new Error('interrupted')) },
  }),
  'while mails are forgotten': () => ({ deliveredMails: { forget: broken } }),
  'while files are removed': () => ({
    files: { ...server.services.files, remove: () => Promise.reject(new Error('interrupted')) },
  }),
  'before it is on the list': () => ({ env: { ...server.services.env, ERASED_LIST: '/dev/null/erased.jsonl' } }),
  'after it is on the list': () => ({ removals: { count: broken } }),
};

test.each(Object.entries(CUTS))('an erasure that is cut short %s is done by the next run', async (_where, cut) => {
  const company = await aCompany(server, { tokens: 3 });
  const seeker = await aSeeker(server);
  const cv = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf() });
  await changeSeekerProfile(seeker, { cvClaim: cv.claim });
  const id = await applied(seeker, await aJob(company));
  await accept(company, id);
  await requestErasure(seeker);
  await mailsArrived(server, seeker.email, 'Your data is being erased');
  server.clock.advance(60_000);

  await eraseDue({ ...server.services, ...cut() }, () => Promise.resolve(true));
  await expectInvariants(server);
  await eraseNow(server);
  await eraseNow(server);

  await expectInvariants(server);
  const [account] = await server.dataSource.query<unknown[]>('SELECT id FROM accounts WHERE id = ?', [
    seeker.accountId,
  ]);
  const [erasure] = await server.dataSource.query<{ done_at: Date | null }[]>(
    'SELECT done_at FROM erasures WHERE account_id = ?',
    [seeker.accountId],
  );
  expect(account).toBeUndefined();
  expect(erasure?.done_at).not.toBeNull();
  expect(existsSync(server.erasedList)).toBe(true);
  await mailsArrived(server, company.email, 'The interview on Nov 24, 2026 is cancelled');
});
