import { graphql } from '../../../testkit/graphql';
import { accept, aJob, applied } from '../../../testkit/market/job-factory';
import { requestReschedule } from '../../../testkit/market/reschedules';
import { mailsTo } from '../../../testkit/outside/mailbox';
import { eventually } from '../../../testkit/races/eventually';
import { aCompany, aRecruiter, aSeeker, type TestCompany } from '../../../testkit/people/actors';
import { cancelErasure, requestErasure } from '../../../testkit/people/erasures';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const MINE = graphql(`query WhatIsMine {
  companyJobs(isMine: true) { items { id } }
  companyApplications(isMine: true) { items { id } counts { total } }
  companyWaiting(isMine: true) { pending proposals jobsWithoutTimes }
  proposalsToAnswer(isMine: true) { id }
}`);
const SET_CONTACT = graphql(`mutation NameContact($input: SetJobContactInput!) {
  setJobContact(input: $input) { errors { code } }
}`);

/** Waits until somebody has read of an applicant for a job with this title. */
const hasRead = ({ email }: TestCompany, title: string): Promise<unknown> =>
  eventually(
    () => mailsTo(server, email),
    (mails) => mails.some(({ text }) => text.includes(title)),
  );

describe('the contact of a job', () => {
  it('is who posted it, and reads of its applicants; an owner does when that person has left', async () => {
    const owner = await aCompany(server);
    const recruiter = await aRecruiter(server, owner);
    await applied(await aSeeker(server), await aJob(recruiter, { title: 'Barista' }));
    await hasRead(recruiter, 'Barista');

    const left = await aJob(recruiter, { title: 'Kasir' });
    await server.dataSource.query('DELETE FROM company_members WHERE account_id = ?', [recruiter.accountId]);
    await applied(await aSeeker(server), left);
    await hasRead(owner, 'Kasir');

    const bothHave = [await mailsTo(server, owner.email), await mailsTo(server, recruiter.email)];
    expect(bothHave.map((mails) => mails.length)).toEqual([1, 1]);
  });

  it('passes on with an erasure, not while it waits: then an owner reads of applicants', async () => {
    const owner = await aCompany(server);
    const recruiter = await aRecruiter(server, owner);
    const job = await aJob(recruiter, { title: 'Penjahit' });
    const jobsOf = async (by: TestCompany) => (await by.client.ask(MINE)).companyJobs.items;
    expect((await requestErasure(recruiter, { when: 'IN_14_DAYS' })).errors).toEqual([]);
    await applied(await aSeeker(server), job);
    await hasRead(owner, 'Penjahit');

    expect((await cancelErasure(recruiter)).errors).toEqual([]);
    expect([await jobsOf(recruiter), await jobsOf(owner)]).toEqual([[{ id: job.id }], []]);

    expect((await requestErasure(recruiter)).errors).toEqual([]);
    expect(await jobsOf(owner)).toEqual([{ id: job.id }]);
  });

  it('can be another member, and nobody else', async () => {
    const owner = await aCompany(server);
    const recruiter = await aRecruiter(server, owner);
    const stranger = await aCompany(server);
    const job = await aJob(owner);
    const codesOf = async (by: TestCompany, accountId: string) => {
      const { setJobContact } = await by.client.ask(SET_CONTACT, { input: { jobId: job.id, accountId } });
      return setJobContact.errors.map(({ code }) => code);
    };

    expect(await codesOf(owner, stranger.accountId)).toEqual(['MEMBER_NOT_FOUND']);
    expect(await codesOf(stranger, stranger.accountId)).toEqual(['JOB_FORBIDDEN']);
    expect(await codesOf(owner, recruiter.accountId)).toEqual([]);
    const { companyJobs } = await recruiter.client.ask(MINE);
    expect(companyJobs.items).toEqual([{ id: job.id }]);
  });

  it('finds their own jobs, applicants and what waits by one filter', async () => {
    const owner = await aCompany(server, { tokens: 2 });
    const recruiter = await aRecruiter(server, owner);
    const [hers, his] = [await aJob(owner), await aJob(recruiter)];
    const application = await applied(await aSeeker(server), his);
    await applied(await aSeeker(server), hers);
    const proposed = await Promise.all(
      [his, hers].map(async (job) => {
        const seeker = await aSeeker(server);
        const id = await applied(seeker, job);
        await accept(owner, id);
        await requestReschedule(seeker, id, { date: '2026-11-27', start: '14:00', end: '14:30' });
        return id;
      }),
    );

    expect(await recruiter.client.ask(MINE)).toEqual({
      companyJobs: { items: [{ id: his.id }] },
      companyApplications: { items: expect.arrayContaining([{ id: application }]), counts: { total: 2 } },
      companyWaiting: { pending: 1, proposals: 1, jobsWithoutTimes: 1 },
      proposalsToAnswer: [{ id: proposed[0] }],
    });
  });
});
