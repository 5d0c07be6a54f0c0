import { isObjectType } from 'graphql';
import { APPLICANT_FIELDS } from '../../../domain/masking';
import { createSchema } from '../../graphql/schema';
import { aCompany, anAdmin, aSeeker, type TestCompany, type TestSeeker } from '../../testing/actors';
import { accept, aJob, applied, reject, withdraw } from '../../testing/job-factory';
import { findLeaks, type PlantedIdentity } from '../../testing/leak-checker';
import { mailsArrived } from '../../testing/mailbox';
import { useServer } from '../../testing/test-server';

const server = useServer();

const APPLICANT = `applicant { isRevealed fullName email phoneNumber pictureUrl cvUrl portfolioUrl education technicalSkills softSkills workExperience }`;
const APPLICATION = `id status jobTitle companyName applicationDate updatedAt rejectionNotice joinUrl viewerCanDecide viewerCanWithdraw
  viewerCanAddDetails selectedInterview { date start end startsAt endsAt locationType } interviewDetails { venue link additionalInfo } ${APPLICANT}`;
const JOB = `id title description companyName applicationCounts { pending accepted rejected withdrawn total }
  interviewAvailability { id state seatsLeft isReserved isHeldByViewer conflict { jobTitle } } viewerApplication { ${APPLICATION} }`;

/** Every question a company can ask in which an applicant could show. */
const COMPANY_QUESTIONS: Record<string, string> = {
  application: `query ($applicationId: ID!, $jobId: ID!, $companyId: ID!, $search: String!) { application(id: $applicationId) { ${APPLICATION} job { ${JOB} } } job(id: $jobId) { id } company(id: $companyId) { id } companyJobs(search: $search) { totalCount } }`,
  companyApplications: `query ($jobId: ID!) { companyApplications(jobId: $jobId) { totalCount items { ${APPLICATION} } } }`,
  'companyApplications by name': `query ($search: String!) { companyApplications(search: $search) { totalCount items { ${APPLICATION} } } }`,
  job: `query ($jobId: ID!) { job(id: $jobId) { ${JOB} } }`,
  companyJobs: `query ($search: String!) { companyJobs(search: $search) { items { ${JOB} } } all: companyJobs { items { ${JOB} } } }`,
  companyDashboard: `{ companyDashboard { tokenBalance applicationCounts { total } firstActiveJobs { ${JOB} } upcomingInterviews { ${APPLICATION} } recentApplications { ${APPLICATION} } } }`,
  interviews: `{ interviews { ${APPLICATION} } }`,
  company: `query ($companyId: ID!) { company(id: $companyId) { id companyName records { email } } }`,
  viewer: `{ viewer { id email seeker { fullName email } company { companyName records { email } } } }`,
  tokenTransactions: `{ tokenTransactions { items { id type jobTitle } } }`,
};

const PEOPLE: Record<string, { fullName: string; email: string; experience: (person: { fullName: string; email: string; phone: string }) => string }> = {
  'an everyday name': {
    fullName: 'Rahmawati Kusumadewi',
    email: 'rahmawati.kusumadewi@contoh.test',
    experience: ({ fullName, email, phone }) =>
      `Hi, I am ${fullName}. Write to ${email} or call ${phone}, ${phone.replace(/^0/, '+62 ')}; see github.com/rahmawati-kusumadewi. RAHMAWATI ran a shop.`,
  },
  'a name of short words': { fullName: 'Al X', email: 'alx.planted@contoh.test', experience: ({ email }) => `Salary clerk, exam writer. ${email}` },
  'a single letter': { fullName: 'X', email: 'single.planted@contoh.test', experience: () => 'Box maker' },
  'a name with an emoji and accents': {
    fullName: 'Zoë 😀 Hadiningrat',
    email: 'zoe.planted@contoh.test',
    experience: ({ fullName }) => `${fullName.toUpperCase()} and zoe and Hadiningrat, twice: hadiningrat.`,
  },
};

async function plant(name: keyof typeof PEOPLE): Promise<{ seeker: TestSeeker; identity: PlantedIdentity }> {
  const person = PEOPLE[name];
  if (!person) throw new Error(`Nobody is described as ${name}`);
  const phone = `0813${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  const seeker = await aSeeker(server, {
    fullName: person.fullName,
    email: person.email.replace('@', `.${Date.now()}@`),
    phoneNumber: phone,
    technicalSkills: ['Excel', `${person.fullName} method`],
    workExperience: person.experience({ fullName: person.fullName, email: person.email, phone }),
  });
  return { seeker, identity: { fullName: person.fullName, email: seeker.email, phoneNumber: phone, others: [person.email, seeker.seekerId, seeker.accountId] } };
}

async function askEverything(company: TestCompany, variables: Record<string, string>): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const [name, question] of Object.entries(COMPANY_QUESTIONS)) answers[name] = (await company.client.send(question, variables)).raw;
  return answers;
}

function leaksIn(answers: Record<string, string>, identity: PlantedIdentity): Record<string, string[]> {
  const entries = Object.entries(answers).map(([name, raw]) => [name, findLeaks(raw, identity)] as const);
  return Object.fromEntries(entries.filter(([, leaks]) => leaks.length > 0));
}

describe.each(Object.keys(PEOPLE))('the mask over %s', (name) => {
  it('holds in every answer a company can get before acceptance, and opens after it', async () => {
    const company = await aCompany(server, { tokens: 2 });
    const job = await aJob(company, { slots: [{ maxApplicants: 3 }] });
    const { seeker, identity } = await plant(name);
    const applicationId = await applied(seeker, job);
    const variables = { applicationId, jobId: job.id, companyId: company.companyId, search: identity.fullName.split(' ')[0] ?? '' };

    const before = await askEverything(company, { ...variables, search: 'Planted' });
    expect(leaksIn(before, identity)).toEqual({});
    const byName = await company.client.ask<{ companyApplications: { totalCount: number } }>(
      'query ($search: String!) { companyApplications(search: $search) { totalCount } }',
      { search: identity.fullName },
    );
    expect(byName.companyApplications.totalCount).toBe(0);

    await accept(company, applicationId);
    const after = await askEverything(company, variables);
    // The ids of the account and the profile stay hidden for ever.
    const { others, ...open } = identity;
    expect(findLeaks(after['application'] ?? '', { ...open, others: [] })).toEqual(expect.arrayContaining([identity.email, identity.phoneNumber]));
    expect(after['application']).toContain(JSON.stringify(identity.fullName).slice(1, -1));
    expect(leaksIn(after, { fullName: '', email: '', phoneNumber: '', others: others?.slice(1) })).toEqual({});
  });

  it('holds after rejection and withdrawal', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 3 }] });
    const { seeker, identity } = await plant(name);
    const applicationId = await applied(seeker, job);
    await reject(company, applicationId);

    const answers = await askEverything(company, { applicationId, jobId: job.id, companyId: company.companyId, search: 'Planted' });

    expect(leaksIn(answers, identity)).toEqual({});
  });
});

describe('the mask', () => {
  it('knows of every field of Applicant what it tells', () => {
    const applicant = createSchema().getType('Applicant');
    if (!isObjectType(applicant)) throw new Error('Applicant is not in the schema');

    expect(Object.keys(applicant.getFields()).toSorted()).toEqual(Object.keys(APPLICANT_FIELDS).toSorted());
    expect(applicant.getFields()['id']).toBeUndefined();
  });

  it('shows the e-mail to a company about a new applicant without the person', async () => {
    const company = await aCompany(server);
    const { seeker, identity } = await plant('an everyday name');
    await applied(seeker, await aJob(company));

    const mail = await waitFor(async () => {
      const response = await company.client.fetch(`/sandbox/mailbox?format=json&to=${encodeURIComponent(company.email)}`);
      const raw = await response.text();
      return raw.includes('New applicant') ? raw : null;
    });

    expect(findLeaks(mail, identity)).toEqual([]);
    expect(mail).toContain('R**i K**i');
  });

  it('shows the e-mail to a company about a withdrawal without the person', async () => {
    const company = await aCompany(server);
    const { seeker, identity } = await plant('an everyday name');
    const applicationId = await applied(seeker, await aJob(company));
    await withdraw(seeker, applicationId);
    await withdraw(seeker, applicationId);

    const subject = 'An applicant for Backend Engineer has withdrawn';
    const [mail] = await mailsArrived(server, company.email, subject);
    expect(mail?.text).toContain('R**i K**i');

    const mailbox = await company.client.fetch(`/sandbox/mailbox?format=json&to=${encodeURIComponent(company.email)}`);
    const raw = await mailbox.text();
    expect(findLeaks(raw, identity)).toEqual([]);
    expect(raw.split(`"subject":"${subject}"`)).toHaveLength(2);
  });

  it('does not hold against administrators, who keep it honest', async () => {
    const company = await aCompany(server);
    const admin = await anAdmin(server);
    const { seeker, identity } = await plant('an everyday name');
    const id = await applied(seeker, await aJob(company));

    const { raw } = await admin.client.send(`query ($id: ID!) { application(id: $id) { ${APPLICANT} } }`, { id });

    expect(findLeaks(raw, identity)).toContain(identity.email);
  });

  it('tells a stranger nothing of an application but the text of the specification', async () => {
    const [company, stranger] = [await aCompany(server), await aCompany(server)];
    const { seeker, identity } = await plant('an everyday name');
    const job = await aJob(company);
    const applicationId = await applied(seeker, job);

    const answers = await askEverything(stranger, { applicationId, jobId: job.id, companyId: company.companyId, search: 'Rahmawati' });

    expect(leaksIn(answers, { ...identity, others: [...(identity.others ?? []), 'R**i'] })).toEqual({});
    expect(answers['application']).toContain('You do not have permission to view this application');
    expect(answers['companyApplications']).toContain('Unauthorized to view these applications');
    expect(answers['job']).toContain('You are not authorized to manage this job');
  });
});

/** Asks until there is an answer; the test's own time limit ends it. */
async function waitFor<Value>(ask: () => Promise<Value | null>): Promise<Value> {
  for (;;) {
    const value = await ask();
    if (value !== null) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
