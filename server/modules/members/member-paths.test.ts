import { accept, aJob, applied } from '../../../testkit/market/job-factory';
import { anInvoice, callbackOf, sendCallback } from '../../../testkit/market/payment-factory';
import { renewFeed } from '../../../testkit/market/calendar-feeds';
import { aPdf, upload, uploaded } from '../../../testkit/files/uploads';
import { aCompany, aRecruiter, aSeeker, type TestActor, type TestCompany } from '../../../testkit/people/actors';
import { exportSeenBy, readyExport, requestExport } from '../../../testkit/people/data-exports';
import { invited } from '../../../testkit/people/invitations';
import { changeRole, removeMember } from '../../../testkit/people/members';
import { changeCompanyProfile, changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { useServer } from '../../../testkit/server/test-server';

/** What each person around a company gets from paths outside GraphQL; root-access.test.ts walks the fields. */
const server = useServer();

const WHO = ['owner', 'recruiter', 'removed', 'invited', 'other'] as const;
type Who = (typeof WHO)[number];

let company: TestCompany;
let people: Record<Who, TestActor>;
/** By what they are: a path and who may read it. */
let paths: Record<string, { path: string; open: readonly Who[] }>;

beforeAll(async () => {
  company = await aCompany(server, { tokens: 5, companyName: 'PT Jalan Rahasia' });
  const [removed, invitedPerson] = [await aRecruiter(server, company), await aSeeker(server)];
  const feedOfRemoved = await renewFeed(removed);
  await invited(server, company, invitedPerson.email);
  const recruiter = await aRecruiter(server, company);
  people = { owner: company, recruiter, removed, invited: invitedPerson, other: await aCompany(server) };

  const [seeker, waiting] = [await aSeeker(server), await aSeeker(server)];
  const cvOf = async (person: typeof seeker): Promise<string> => {
    const { id, claim } = await uploaded(person.client, { preset: 'user_cv', content: aPdf() });
    await changeSeekerProfile(person, { cvClaim: claim });
    return id;
  };
  const [cv, hiddenCv] = [await cvOf(seeker), await cvOf(waiting)];
  const job = await aJob(company, { slots: [{ maxApplicants: 2 }] });
  const accepted = await applied(seeker, job);
  await applied(waiting, job);
  await accept(company, accepted);
  const deed = await uploaded(company.client, { preset: 'company_deed', content: aPdf() });
  await changeCompanyProfile(company, { companyName: 'PT Jalan Rahasia', deedClaim: deed.claim });
  await server.dataSource.query('UPDATE companies SET is_verified = 1 WHERE id = ?', [company.companyId]);
  const invoice = await anInvoice(company, 'tokens-3');
  await sendCallback(server, callbackOf(invoice, 'PAID'));
  const [{ id: invoiceId } = { id: '' }] = await server.dataSource.query<{ id: string }[]>(
    'SELECT id FROM invoices WHERE merchant_ref = ?',
    [invoice.merchantRef],
  );
  expect(await removeMember(company, removed)).toBe('done');

  const members: readonly Who[] = ['owner', 'recruiter'];
  paths = {
    deed: { path: `/files/${deed.id}`, open: members },
    'the CV of an accepted applicant': { path: `/files/${cv}`, open: members },
    'the CV of a waiting applicant': { path: `/files/${hiddenCv}`, open: [] },
    'an interview': { path: `/interviews/${accepted}.ics`, open: members },
    'the receipt of a purchase': { path: `/receipts/${invoiceId}.pdf`, open: ['owner'] },
    'the copy of data': { path: await readyExport(server, company), open: ['owner'] },
    'the feed of who was removed': { path: feedOfRemoved, open: [] },
  };
});

test('each path is open to those alone who have the right', async () => {
  for (const [name, { path, open }] of Object.entries(paths)) {
    const statuses = await Promise.all(WHO.map(async (who) => (await people[who].client.fetch(path)).status));
    expect([name, ...statuses]).toEqual([name, ...WHO.map((who) => (open.includes(who) ? 200 : 404))]);
  }
});

test.each(['accepted-applicants', 'token-ledger', 'insights'])(
  'the export %s has the own company for its members, and is missing for who left or was only invited',
  async (name) => {
    const read = async (who: Who) => {
      const response = await people[who].client.fetch(`/exports/${name}.csv`);
      return { status: response.status, body: await response.text() };
    };
    const [owner, recruiter, removed, invitedPerson, other] = await Promise.all(WHO.map(read));
    expect([owner?.status, recruiter?.body]).toEqual([200, owner?.body]);
    expect([removed?.status, invitedPerson?.status, other?.status]).toEqual([404, 404, 200]);
    expect(other?.body).not.toBe(owner?.body);
  },
);

test('files for a posting are uploaded by members alone', async () => {
  const file = { preset: 'job_postings', content: Buffer.from('title,company\n'), name: 'a.csv', type: 'text/csv' };
  const statuses = await Promise.all(WHO.map((who) => upload(people[who].client, file)));
  expect(statuses.map(({ status }) => status)).toEqual([201, 201, 403, 403, 201]);
});

test('a copy with the company in it closes to an owner who is one no longer', async () => {
  const first = await aCompany(server);
  const second = await aRecruiter(server, first, { role: 'OWNER' });
  const url = await readyExport(server, second);
  expect((await second.client.fetch(url)).status).toBe(200);
  expect((await requestExport(first)).errors[0]?.code).toBe('DATA_EXPORT_ONCE_A_DAY');

  expect(await changeRole(first, second, 'RECRUITER')).toBe('done');
  expect((await second.client.fetch(url)).status).toBe(404);
  expect(await exportSeenBy(second)).toBeNull();
  expect(await removeMember(first, second)).toBe('done');
  expect((await second.client.fetch(url)).status).toBe(404);
});
