import { expectInvariants } from '../../../testkit/checks/invariants';
import { graphql } from '../../../testkit/graphql';
import { renewFeed } from '../../../testkit/market/calendar-feeds';
import { recordOutcome, reportAttendance } from '../../../testkit/market/follow-ups';
import { anInterview } from '../../../testkit/market/interview-factory';
import { accept, aJob, applied, apply, reject, type Outcome } from '../../../testkit/market/job-factory';
import { waitedLonger, waits } from '../../../testkit/market/job-waits';
import { cancel, requestReschedule } from '../../../testkit/market/reschedules';
import { aSavedSearch } from '../../../testkit/market/saved-searches';
import { mailsQueued } from '../../../testkit/outside/mailbox';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { acceptInvitation, invited } from '../../../testkit/people/invitations';
import { useServer } from '../../../testkit/server/test-server';
import { mailFreeTimes } from '../applications/waits/free-time-mails.task';
import { mailSavedSearches } from '../saved-searches/saved-search-mails.task';

const server = useServer();
const always = () => Promise.resolve(true);

const SWITCH = graphql(`mutation ActAs($role: Role!) { switchRole(input: { role: $role }) { errors { ...Refusal } } }`);
const OPEN = graphql(
  `query OpenAsMember($id: ID!) { application(id: $id) { id applicant { fullName email } decidedBy } }`,
);
const EVERYWHERE = graphql(`query EverywhereAsMember($search: String) {
  companyApplications(search: $search) { items { id applicant { fullName } } }
  companyDashboard { upcomingInterviews { id } recentApplications { id } }
  interviews(from: "2026-11-20", to: "2026-12-31") { id }
  tokenTransactions { items { type application { id } } }
}`);
const RECOMMENDED = graphql(`query RecommendedToMember { seekerDashboard { recommendedJobs { id } } }`);
const RECEIPTS = graphql(`query SawMember { myRevealReceipts { items { id } } }`);

/** Someone who was accepted by a company, and works for it since. */
async function aHired(): Promise<{ owner: TestCompany; member: TestSeeker & TestCompany; id: string }> {
  const { company: owner, seeker, id } = await anInterview(server);
  return { owner, member: await joined(seeker, owner), id };
}

async function joined(seeker: TestSeeker, company: TestCompany): Promise<TestSeeker & TestCompany> {
  const { code } = await invited(server, company, seeker.email);
  expect((await acceptInvitation(seeker, code)).codes).toEqual([]);
  return { ...seeker, companyId: company.companyId };
}

const codesOf = ({ errors }: Pick<Outcome, 'errors'>): string[] => errors.map(({ code }) => code);
const actAs = (member: TestSeeker, role: 'USER' | 'COMPANY') => member.client.ask(SWITCH, { role });

describe("a member's own application", () => {
  test('is nowhere in what they read for the company; colleagues read it as ever', async () => {
    const { owner, member, id } = await aHired();
    const feeds = { owner: await renewFeed(owner), member: await renewFeed(member) };
    const idsFor = async ({ client }: Pick<TestCompany, 'client'>, feed: string) => {
      const whole = await client.send(EVERYWHERE);
      const searched = await client.send(EVERYWHERE, { search: member.fullName });
      return {
        application: (await client.send(OPEN, { id })).data?.application?.id ?? null,
        lists: whole.raw.split(id).length - 1,
        search: searched.raw.includes(id),
        csv: (await (await client.fetch('/exports/accepted-applicants.csv')).text()).includes(member.email),
        calendar: (await client.fetch(`/interviews/${id}.ics`)).status,
        feed: (await (await server.visitor().fetch(feed)).text()).includes('BEGIN:VEVENT'),
      };
    };
    const receipts = async () => {
      await actAs(member, 'USER');
      const { myRevealReceipts } = await member.client.ask(RECEIPTS);
      await actAs(member, 'COMPANY');
      return myRevealReceipts.items.length;
    };

    const before = await receipts();
    expect(await idsFor(member, feeds.member)).toEqual({
      application: null,
      lists: 0,
      search: false,
      csv: false,
      calendar: 404,
      feed: false,
    });
    expect(await receipts()).toBe(before);
    expect(await idsFor(owner, feeds.owner)).toEqual({
      application: id,
      lists: 5,
      search: true,
      csv: true,
      calendar: 200,
      feed: true,
    });
  });

  test('is decided, moved and spoken of by colleagues alone', async () => {
    const { owner, member, id } = await aHired();
    const pending = await aSeeker(server);
    const other = await applied(pending, await aJob(owner));

    expect(codesOf(await accept(member, id))).toEqual(['UPDATE_APPLICATION_FORBIDDEN']);
    expect(codesOf(await reject(member, id))).toEqual(['UPDATE_APPLICATION_FORBIDDEN']);
    expect(codesOf(await cancel(member, id))).toEqual(['UPDATE_APPLICATION_FORBIDDEN']);
    const time = { date: '2026-11-25', start: '14:00', end: '14:30' };
    expect(codesOf(await requestReschedule(member, id, time))).toEqual(['UPDATE_APPLICATION_FORBIDDEN']);
    server.clock.advance(2 * 24 * 60 * 60_000);
    expect(await recordOutcome(member, id, 'CHOSEN')).toMatchObject({
      errors: [{ code: 'UPDATE_APPLICATION_FORBIDDEN' }],
    });
    expect(await reportAttendance(member, id, 'TOOK_PLACE')).toMatchObject({
      errors: [{ code: 'UPDATE_APPLICATION_FORBIDDEN' }],
    });
    expect(codesOf(await reject(member, other))).toEqual([]);
    // As the applicant they still speak of it.
    await actAs(member, 'USER');
    expect(await reportAttendance(member, id, 'TOOK_PLACE')).toMatchObject({ errors: [] });
    await expectInvariants(server);
  });
});

test('the jobs of the own company can be applied to by no member, and are recommended and mailed to none', async () => {
  const owner = await aCompany(server, { companyName: 'PT Sendiri' });
  const [seeker, stranger] = [await aSeeker(server), await aSeeker(server)];
  const full = await aJob(owner, { title: 'Pelaut Kapal', slots: [{ date: '2026-12-21', maxApplicants: 1 }] });
  const seat = await applied(await aSeeker(server), full);
  for (const person of [seeker, stranger]) {
    await waits(person, full.id);
    await aSavedSearch(person, { search: 'pelaut' });
  }
  const member = await joined(seeker, owner);
  await actAs(member, 'USER');
  server.clock.advance(60_000);
  const open = await aJob(owner, { title: 'Pelaut Muda', slots: [{ date: '2026-12-21' }] });
  expect(codesOf(await reject(owner, seat))).toEqual([]);
  await waitedLonger(server, 31);
  await mailFreeTimes(server.services, always);
  server.clock.advance(24 * 60 * 60_000);
  await mailSavedSearches(server.services, always);

  const isRecommended = async ({ client }: TestSeeker) =>
    (await client.ask(RECOMMENDED)).seekerDashboard?.recommendedJobs.some(({ id }) => id === open.id);
  const freeTimes = ({ seekerId }: TestSeeker) => mailsQueued(server, `time-free:${seekerId}:%`);
  expect([await isRecommended(member), await isRecommended(stranger)]).toEqual([false, true]);
  expect([await freeTimes(member), await freeTimes(stranger)]).toEqual([0, 1]);
  expect(await mailsQueued(server, 'saved-search:%')).toBe(1);
  expect(codesOf(await apply(member, open))).toEqual(['OWN_COMPANY_JOB']);
  await expectInvariants(server);
});
