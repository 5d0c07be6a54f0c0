import { existsSync } from 'node:fs';
import { IsNull } from 'typeorm';
import { MINUTE_MS } from '../../../domain/time';
import { holdTask } from '../../background/task';
import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { accept, aJob, applied } from '../../../testkit/market/job-factory';
import { mailsArrived } from '../../../testkit/outside/mailbox';
import { changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { useServer } from '../../../testkit/server/test-server';
import { aPdf, aPicture, uploaded } from '../../../testkit/files/uploads';
import { Account } from '../accounts';
import { eraseDue, erasures } from './due-erasures.task';
import type { ErasureServices } from './erasure-services';
import { Erasure } from './erasure.entity';

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
  const { accountId } = seeker;
  expect(await server.dataSource.manager.findOneBy(Account, { id: accountId })).toBeNull();
  expect((await server.dataSource.manager.findOneByOrFail(Erasure, { accountId })).doneAt).not.toBeNull();
  expect(existsSync(server.erasedList)).toBe(true);
  await mailsArrived(server, company.email, 'The interview on Nov 24, 2026 is cancelled');
});

/** A due erasure with three files, and who has the task: a process whose files are removed by `remove`. */
async function aDueErasure(remove: (key: string) => Promise<void>): Promise<{ work: () => Promise<void> }> {
  // The clock is set back before each test, and a lease of the test before would not end.
  await server.dataSource.query('DELETE FROM leases');
  const { services } = server;
  const task = holdTask(erasures, services);
  expect(await task()).toBe(true);
  const seeker = await aSeeker(server);
  await changeSeekerProfile(seeker, {
    cvClaim: (await uploaded(seeker.client, { preset: 'user_cv', content: aPdf() })).claim,
    portfolioClaim: (await uploaded(seeker.client, { preset: 'user_portfolio', content: aPdf() })).claim,
    pictureClaim: (await uploaded(seeker.client, { preset: 'profile_picture', content: await aPicture() })).claim,
  });
  await requestErasure(seeker);
  await mailsArrived(server, seeker.email, 'Your data is being erased');
  await eraseDue(services, task);
  server.clock.advance(MINUTE_MS / 2);
  return { work: () => eraseDue({ ...services, files: { ...services.files, remove } }, task) };
}

test('the erasures of a process that has died are taken over within a minute', async () => {
  let die = (): void => undefined;
  const died = new Promise<void>((resolve) => (die = resolve));
  const { work } = await aDueErasure(() => {
    die();
    return new Promise<void>(() => undefined);
  });
  void work();
  await died;
  const other = holdTask(erasures, server.services);

  expect(await other()).toBe(false);
  // The others ask every five seconds.
  server.clock.advance(MINUTE_MS - 5_000);
  expect(await other()).toBe(true);
  await eraseDue(server.services, other);

  expect(await server.dataSource.getRepository(Erasure).countBy({ doneAt: IsNull() })).toBe(0);
});

test('an erasure that takes longer than a minute keeps the task', async () => {
  const other = holdTask(erasures, server.services);
  const seen: boolean[] = [];
  const { work } = await aDueErasure(async (key) => {
    server.clock.advance(MINUTE_MS / 2);
    seen.push(await other());
    await server.services.files.remove(key);
  });

  await work();

  expect(seen).toEqual([false, false, false]);
  expect(await server.dataSource.getRepository(Erasure).countBy({ doneAt: IsNull() })).toBe(0);
});
