import { HOUR_MS } from '../../../domain/time';
import { graphql } from '../../../testkit/graphql';
import { anApplication, anInterview, type TestApplication } from '../../../testkit/market/interview-factory';
import { accept, aJob, applied, reject, withdraw, type TestJob } from '../../../testkit/market/job-factory';
import { stopBeingTold, waitedLonger, waits } from '../../../testkit/market/job-waits';
import {
  cancel,
  requestReschedule,
  respondToReschedule,
  withdrawReschedule,
} from '../../../testkit/market/reschedules';
import {
  answerWith,
  newBrowser,
  pushesTo,
  savePush,
  settledPushes,
  subscribe,
  whileUnwell,
  type PushedBrowser,
} from '../../../testkit/outside/push-browsers';
import { aRecruiter, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { removeMember } from '../../../testkit/people/members';
import { useServer } from '../../../testkit/server/test-server';
import { newId } from '../../db/columns';
import { inTransaction } from '../../db/transaction';
import { mailFreeTimes } from '../applications/waits/free-time-mails.task';
import { fanOut } from './fan-out';
import { remindOfInterviews } from '../interviews/interview-reminders.task';

const server = useServer();
const always = () => Promise.resolve(true);

const LOG_OUT = graphql(`mutation SignOutBeforePush { logout { isSignedOut } }`);
const PREFER = graphql(`mutation PreferBeforePush($kind: PushPreference!, $isOn: Boolean!) {
  setPushPreference(kind: $kind, isOn: $isOn) { errors { ...Refusal } }
}`);

interface Scene extends TestApplication {
  ofSeeker: PushedBrowser;
  ofCompany: PushedBrowser;
}

/** Monday in a week, 10:00 WIB. */
const SLOT = { date: '2026-11-30', start: '10:00', end: '10:30', maxApplicants: 3 };
const OTHER_TIME = { date: '2026-12-01', start: '10:00', end: '10:30', reason: 'Ada ujian' };
const hoursBefore = (hours: number) =>
  server.clock.advance(new Date('2026-11-30T03:00:00.000Z').getTime() - hours * HOUR_MS - server.clock.now().getTime());

async function aScene({ isAccepted = false } = {}): Promise<Scene> {
  const application = await (isAccepted ? anInterview : anApplication)(server, { slots: [SLOT] });
  const [ofSeeker, ofCompany] = [await newBrowser(server), await newBrowser(server)];
  // What has been queued by now found no browser.
  await settledPushes(server, ofSeeker);
  await savePush(application.seeker.client, ofSeeker);
  await savePush(application.company.client, ofCompany);
  return { ...application, ofSeeker, ofCompany };
}

const keysOf = async (): Promise<string[]> =>
  (
    await server.dataSource.query<{ effect_key: string }[]>(
      "SELECT effect_key FROM outbox WHERE channel = 'PUSH' AND done_at IS NULL",
    )
  ).map(({ effect_key: key }) => key);

describe('news that were true when they were queued, and are not when they leave', () => {
  it('an acceptance whose interview is cancelled is told as its cancellation alone', async () => {
    const scene = await aScene();
    await whileUnwell(server, scene.ofSeeker, {
      before: () => accept(scene.company, scene.id),
      meanwhile: () => cancel(scene.company, scene.id),
    });
    expect(await pushesTo(server, scene.ofSeeker)).toHaveLength(1);
    const states = await server.dataSource.query(
      `SELECT SUBSTRING_INDEX(SUBSTRING_INDEX(o.effect_key, ':', 2), ':', -1) AS what, o.attempts
       FROM outbox o JOIN push_subscriptions p ON o.effect_key LIKE CONCAT('push:%', p.id) WHERE p.endpoint = ? ORDER BY o.id`,
      [scene.ofSeeker.endpoint],
    );
    expect(states).toEqual([
      { what: 'accepted', attempts: 1 },
      { what: 'interview-cancelled', attempts: 1 },
    ]);
  });

  it.each([
    ['was answered', ({ seeker, id }: Scene) => respondToReschedule(seeker, id, 'REJECT')],
    ['was taken back', ({ company, id }: Scene) => withdrawReschedule(company, id)],
  ])('a proposal that %s is not told', async (_what, meanwhile) => {
    const scene = await aScene({ isAccepted: true });
    await whileUnwell(server, scene.ofSeeker, {
      before: () => requestReschedule(scene.company, scene.id, OTHER_TIME),
      meanwhile: () => meanwhile(scene),
    });
    expect(await pushesTo(server, scene.ofSeeker)).toEqual([]);
  });

  it('a reminder of an interview that has moved is taken out, for both sides', async () => {
    const scene = await aScene({ isAccepted: true });
    hoursBefore(2);
    await answerWith(server, scene.ofSeeker, { status: 500 });
    await answerWith(server, scene.ofCompany, { status: 500 });
    await remindOfInterviews(server.services, always);
    await settledPushes(server, scene.ofSeeker);
    const ofReminders = async () =>
      (await keysOf()).filter((key) => /reminder|soon/.test(key)).map((key) => key.split(':')[1]);
    expect(new Set(await ofReminders())).toEqual(new Set(['interview-soon-seeker', 'interview-soon-company']));

    await cancel(scene.company, scene.id);
    expect(await ofReminders()).toEqual([]);
  });

  it('a reminder that comes too late gives way to the one two hours before', async () => {
    const scene = await aScene({ isAccepted: true });
    hoursBefore(3);
    await whileUnwell(server, scene.ofSeeker, {
      before: () => remindOfInterviews(server.services, always),
      meanwhile: async () => {
        hoursBefore(2);
        await remindOfInterviews(server.services, always);
      },
    });
    expect(await pushesTo(server, scene.ofSeeker)).toHaveLength(1);
  });

  it('new applicants who have withdrawn are not told', async () => {
    const scene = await aScene();
    const next = await aSeeker(server);
    const job = await aJob(scene.company, { slots: [SLOT] });
    let id = '';
    await whileUnwell(server, scene.ofCompany, {
      before: async () => {
        await withdraw(scene.seeker, scene.id);
        id = await applied(next, job);
      },
      meanwhile: () => withdraw(next, id),
    });
    expect(await pushesTo(server, scene.ofCompany)).toEqual([]);
  });

  it.each([
    ['is taken', async (job: TestJob) => void (await applied(await aSeeker(server), job))],
    ['is waited for no more', async ({ id }: TestJob, waiting: TestSeeker) => void (await stopBeingTold(waiting, id))],
  ])('a free time that %s is not told', async (_what, meanwhile) => {
    const slots = [{ date: '2026-12-21', maxApplicants: 1 }];
    const { seeker: seated, job, id: application } = await anApplication(server, { slots });
    const waiting = await aSeeker(server);
    await waits(waiting, job.id);
    const browser = await subscribe(server, waiting);
    await withdraw(seated, application);
    await waitedLonger(server, 31);
    await whileUnwell(server, browser, {
      before: () => mailFreeTimes(server.services, always),
      meanwhile: () => meanwhile(job, waiting),
    });
    expect(await pushesTo(server, browser)).toEqual([]);
  });
});

it('news that are taken out of the outbox while they are looked at are told to nobody', async () => {
  const scene = await aScene();
  const now = server.clock.now();
  const news = { kind: 'accepted', to: scene.seeker.email, about: 'APPLICATION', applicationId: scene.id };
  const row = {
    ...{ id: newId(), effect_key: 'push:accepted:taken-out', payload: JSON.stringify(news) },
    ...{ attempts: 0, created_at: now },
  };
  await inTransaction(server.dataSource, (transaction) => fanOut(transaction, row, now));
  const entries = await server.dataSource.query("SELECT id FROM outbox WHERE effect_key LIKE '%taken-out%'");
  expect(entries).toEqual([]);
});

describe('nothing comes', () => {
  it.each([
    ['after sign-out', ({ seeker }: Scene) => seeker.client.ask(LOG_OUT)],
    ['after the password was changed elsewhere', ({ seeker }: Scene) => endSessions(seeker)],
    ['when the session has run out', ({ seeker }: Scene) => expire(seeker)],
    [
      'when it was switched off',
      ({ seeker }: Scene) => seeker.client.ask(PREFER, { kind: 'PUSH_ANSWERS', isOn: false }),
    ],
    [
      'after the account was erased',
      async ({ seeker }: Scene) => {
        await requestErasure(seeker);
        await eraseNow(server);
      },
    ],
    [
      'to one who uses the browser after another',
      async ({ ofSeeker }: Scene) => savePush((await aSeeker(server)).client, ofSeeker),
    ],
  ])('%s', async (_when, meanwhile) => {
    const scene = await aScene();
    await whileUnwell(server, scene.ofSeeker, {
      before: () => reject(scene.company, scene.id),
      meanwhile: () => meanwhile(scene),
    });
    expect(await pushesTo(server, scene.ofSeeker)).toEqual([]);
  });

  it.each([
    [
      'was removed, who also has no entry any more',
      ({ company }: Scene, gone: TestCompany) => removeMember(company, gone),
      0,
    ],
    ['waits for an erasure', (_scene: Scene, gone: TestCompany) => requestErasure(gone, { when: 'IN_14_DAYS' }), 1],
  ])('to a member of the company who %s', async (_what, meanwhile, entries) => {
    const scene = await aScene({ isAccepted: true });
    const recruiter = await aRecruiter(server, scene.company);
    const browser = await subscribe(server, recruiter);
    await server.dataSource.query('UPDATE jobs SET contact_id = ? WHERE company_id = ?', [
      recruiter.accountId,
      scene.company.companyId,
    ]);
    await whileUnwell(server, browser, {
      before: () => requestReschedule(scene.seeker, scene.id, OTHER_TIME),
      meanwhile: () => meanwhile(scene, recruiter),
    });
    expect(await pushesTo(server, browser)).toEqual([]);
    const left = await server.dataSource.query('SELECT id FROM push_subscriptions WHERE account_id = ?', [
      recruiter.accountId,
    ]);
    expect(left).toHaveLength(entries);
  });

  it('of a company to its member in the role of a seeker', async () => {
    const scene = await aScene({ isAccepted: true });
    await server.dataSource.query("UPDATE push_subscriptions SET role = 'USER' WHERE account_id = ?", [
      scene.company.accountId,
    ]);
    await requestReschedule(scene.seeker, scene.id, OTHER_TIME);
    expect(await settledPushes(server, scene.ofCompany)).toEqual([]);
  });
});

const endSessions = ({ accountId }: TestSeeker) =>
  server.dataSource.query('UPDATE accounts SET session_epoch = session_epoch + 1 WHERE id = ?', [accountId]);

function expire({ accountId }: TestSeeker) {
  const now = server.clock.now();
  return server.dataSource.query('UPDATE sessions SET expires_at = ? WHERE account_id = ?', [now, accountId]);
}
