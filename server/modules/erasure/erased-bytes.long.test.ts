import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '../../../domain/time';
import { replayList } from '../../../scripts/ops/erase';
import {
  aCompany,
  anAdmin,
  aSeeker,
  signIn,
  type TestActor,
  type TestCompany,
  type TestSeeker,
} from '../../../testkit/people/actors';
import { sendDecision } from '../../../testkit/market/company-decisions';
import { readyExport } from '../../../testkit/people/data-exports';
import { dumpOfDatabase, makeBackup, restoreBackup } from '../../../testkit/database/database-copies';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { graphql } from '../../../testkit/graphql';
import { saveInterviewDetails } from '../../../testkit/market/interview-details';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { accept, aJob, applied, halfHours, reject } from '../../../testkit/market/job-factory';
import { mailsArrived, minutesLater } from '../../../testkit/outside/mailbox';
import { anInvoice } from '../../../testkit/market/payment-factory';
import { changeCompanyProfile, changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { registerCompany } from '../../../testkit/people/registration';
import { answerPause, pauseJob, reportJob } from '../../../testkit/market/reports';
import { requestReschedule } from '../../../testkit/market/reschedules';
import { aSavedSearch } from '../../../testkit/market/saved-searches';
import { useServer } from '../../../testkit/server/test-server';
import { aPdf, aPicture, uploaded } from '../../../testkit/files/uploads';

const log: string[] = [];
const server = useServer({ LOG_LEVEL: 'debug' }, { log });

const VIEW = graphql(
  `mutation ViewPlanted($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }`,
);
const LOOK = graphql(`query LookUpPlanted($search: String) {
  adminUsers(search: $search) { items { id } } adminCompanies(search: $search) { items { id } }
}`);

/** Each person's own word, which is in every text that they write; letters alone, because names hold no digits. */
const wordOf = (index: number) => `Tanaman${'abcdefghij'.charAt(index)}zq`;
const WORD = /tanaman[a-j]zq/i;
const PHONE = '08139988776';
/** Seekers up to 3, companies up to 7, then people who are both. */
const PEOPLE = Array.from({ length: 10 }, (_, index) => index);

async function plantSeeker(index: number): Promise<TestSeeker> {
  const word = wordOf(index);
  const seeker = await aSeeker(server, {
    fullName: `${word} Lestari`,
    email: `${word.toLowerCase()}@contoh.test`,
    phoneNumber: `${PHONE}${index}`,
    workExperience: `I am ${word}`,
    technicalSkills: [word],
    softSkills: [`${word} soft`],
  });
  const name = `${word}.pdf`;
  const cv = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf(word), name });
  const portfolio = await uploaded(seeker.client, { preset: 'user_portfolio', content: aPdf(word), name });
  await uploaded(seeker.client, { preset: 'user_cv', content: aPdf(`${word} unused`), name });
  await changeSeekerProfile(seeker, { cvClaim: cv.claim, portfolioClaim: portfolio.claim, fullName: `${word} Utami` });
  await aSavedSearch(seeker, { name: word, search: word });
  return seeker;
}

async function plantCompany(index: number, account?: TestActor): Promise<TestCompany> {
  const word = wordOf(index);
  const company = account
    ? await ownCompany(account)
    : await aCompany(server, { email: `${word.toLowerCase()}@contoh.test`, tokens: 9 });
  const picture = {
    preset: 'company_logo',
    content: await aPicture(),
    name: `${word}.png`,
    type: 'image/png',
  } as const;
  const logo = await uploaded(company.client, picture);
  await changeCompanyProfile(company, {
    companyName: `PT ${word}`,
    companyAddress: `Jl. ${word}`,
    description: word,
    website: `https://${word.toLowerCase()}.test`,
    phoneNumber: `${PHONE}${index}`,
    logoClaim: logo.claim,
  });
  await changeCompanyProfile(company, { companyName: `PT ${word} Baru` });
  const admin = await anAdmin(server);
  await sendDecision(admin.client, 'verify', company.companyId, { profileVersion: 3, note: `${word} is real` });
  await admin.client.ask(LOOK, { search: word });
  return company;
}

/** The company that a seeker's account has been given, with the session acting as it. */
async function ownCompany({ email, accountId }: TestActor): Promise<TestCompany> {
  await registerCompany(server.visitor(), { email });
  const [row] = await server.dataSource.query<{ id: string }[]>(
    'SELECT company_id AS id FROM company_members WHERE account_id = ?',
    [accountId],
  );
  return { client: await signIn(server, email), email, accountId, companyId: row?.id ?? '' };
}

/** A decided and an open application, an interview with details, and another time for it, full of the words; the job has those of its company. */
async function meet(
  seeker: TestSeeker,
  company: TestCompany,
  words: string,
  { day, posted }: { day: number; posted: string },
): Promise<void> {
  const isOfCompany = posted === words;
  const description = isOfCompany ? `${posted}, WA ${PHONE}1` : posted;
  const options = { title: `${posted} job`, description, location: posted, skills: [posted] };
  const date = addDays('2026-11-24', day);
  const jobAt = (start: string) =>
    aJob(company, { ...options, slots: halfHours([start]).map((slot) => ({ ...slot, date })) });
  const [job, other, third] = [await jobAt('09:00'), await jobAt('11:00'), await jobAt('13:00')];
  await seeker.client.ask(VIEW, { jobId: job.id, search: words });
  const id = await applied(seeker, job);
  const link = `https://meet.test/${words}`;
  await accept(company, id, { interviewLink: link });
  await saveInterviewDetails(company, { applicationId: id, venue: words, link, additionalInfo: words });
  const time = { date: addDays(date, 40), start: '15:00', end: '15:30', locationType: 'ONLINE' } as const;
  await requestReschedule(seeker, id, { ...time, reason: words });
  await applied(seeker, other);
  await reject(company, await applied(seeker, third));
  expect(await reportJob(seeker, third.id, { reason: 'OTHER', text: words })).toEqual([]);
  if (!isOfCompany) return;
  expect(await pauseJob(await anAdmin(server), third.id, words)).toEqual([]);
  expect(await answerPause(company, third.id, words)).toEqual([]);
}

function bytesOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'latin1')}`)
    .join('\n');
}

const found = (text: string): string[] =>
  [...new Set(text.match(new RegExp(`.{0,60}(?:${WORD.source}|${PHONE}).{0,20}`, 'gi')) ?? [])].slice(0, 5);

test('nothing is left of ten erased people, not even in a restored backup', async () => {
  const { FILES_DIR: files, ERASED_LIST: list } = server.services.env;
  const company = await aCompany(server, { tokens: 60 });
  const seeker = await aSeeker(server);
  const erased: TestActor[] = [];
  for (const index of PEOPLE) {
    const word = wordOf(index);
    if (index >= 4 && index < 8) {
      const firm = await plantCompany(index);
      await meet(seeker, firm, word, { day: index, posted: word });
      await anInvoice(firm);
      erased.push(firm);
      continue;
    }
    const person = await plantSeeker(index);
    await meet(person, company, word, { day: index, posted: 'Kasir' });
    erased.push(index < 4 ? person : await plantCompany(index, person));
  }
  const [first] = erased;
  await readyExport(server, first as TestActor);
  minutesLater(server);
  const before = await dumpOfDatabase();
  for (const index of PEOPLE) expect(before).toContain(wordOf(index));
  await makeBackup();
  const keptFiles = mkdtempSync(join(tmpdir(), 'temukerja-backup-'));
  cpSync(files, keptFiles, { recursive: true });
  expect(found(bytesOf(files))).not.toEqual([]);

  for (const person of erased) {
    const client = await signIn(server, person.email);
    expect(await requestErasure({ ...person, client })).toMatchObject({ errors: [] });
    await mailsArrived(server, person.email, 'Your data is being erased');
  }
  await eraseNow(server);

  const mailbox = async () => (await server.visitor().fetch('/sandbox/mailbox?format=json')).text();
  const left = async () => ({
    dump: found(await dumpOfDatabase()),
    files: found(bytesOf(files)),
    mailbox: found(await mailbox()),
    log: found(log.join('\n')),
    list: found(readFileSync(list, 'utf8')),
    copies: readdirSync(files, { recursive: true }).filter((name) => String(name).includes('exports/')),
  });
  const nothing = { dump: [], files: [], mailbox: [], log: [], list: [], copies: [] };
  expect(await left()).toEqual(nothing);
  await expectInvariants(server);

  await restoreBackup();
  cpSync(keptFiles, files, { recursive: true });
  rmSync(keptFiles, { recursive: true });
  expect(found(await dumpOfDatabase())).not.toEqual([]);
  expect(await replayList(server.services, list, () => undefined)).toBe(PEOPLE.length);
  expect(await left()).toEqual(nothing);
  expect(await replayList(server.services, list, () => undefined)).toBe(0);
  await expectInvariants(server);
}, 240_000);
