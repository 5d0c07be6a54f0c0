import { placeOf } from '../../server/text/places/place-of';
import { foldForSearch } from '../../domain/text';
import { addDays, wibDateOf } from '../../domain/time';
import type { TestCompany, TestSeeker } from '../people/actors';
import { revokeCompany, verifyCompany } from '../market/company-decisions';
import type { InterviewSlotInput } from '../graphql/graphql';
import { deleteJob, saveSlots, setActive } from '../market/job-changes';
import { accept, apply, postJob, reject, withdraw } from '../market/job-factory';
import { changeCompanyProfile } from '../people/profile-changes';
import { aClosingDay, aSalary, INTERVIEWS, TYPES, type JobMarket } from './job-market';
import { aCompanyName, aDescription, aLocation, aSkill, aTitle } from './market-texts';

type Change = (market: JobMarket) => Promise<unknown>;

const aHalfHour = ({ random }: JobMarket): { start: string; end: string } => {
  const hour = String(8 + random.below(10)).padStart(2, '0');
  return { start: `${hour}:00`, end: `${hour}:30` };
};

function someSlots(market: JobMarket): InterviewSlotInput[] {
  const { server, random } = market;
  const today = wibDateOf(server.clock.now());
  // On days of their own, so that they do not overlap.
  return Array.from({ length: random.below(3) }, (_, number) => ({
    date: addDays(today, 1 + number + 3 * random.below(7)),
    ...aHalfHour(market),
    locationType: random.pick(INTERVIEWS),
    maxApplicants: 1 + random.below(2),
  }));
}

const post: Change = async (market) => {
  const { server, random } = market;
  const owner = random.pick(market.companies);
  const { min, max, period } = aSalary(random);
  const { job } = await postJob(owner, {
    title: aTitle(random),
    description: aDescription(random),
    location: aLocation(random),
    skills: [aSkill(random)],
    employmentType: random.pick(TYPES),
    salaryMin: min,
    salaryMax: max,
    salaryPeriod: period,
    autoCloseDate: aClosingDay(random, wibDateOf(server.clock.now())),
    slots: someSlots(market),
  });
  if (job) market.jobs.push({ id: job.id, owner });
};

const close: Change = ({ random, jobs }) => {
  const { id, owner } = random.pick(jobs);
  return setActive(owner, id, false);
};

const open: Change = async ({ server, random, jobs }) => {
  const [closed] = await server.dataSource.query<{ id: string }[]>(
    'SELECT id FROM jobs WHERE is_active = 0 AND is_deleted = 0 ORDER BY id LIMIT 1 OFFSET ?',
    [random.below(50)],
  );
  const job = jobs.find(({ id }) => id === closed?.id);
  if (job) await setActive(job.owner, job.id, true);
};

const remove: Change = async ({ random, jobs }) => {
  const at = random.below(jobs.length);
  const [job] = jobs.splice(at, 1);
  if (job) await deleteJob(job.owner, job.id);
};

const changeSlots: Change = (market) => {
  const { id, owner } = market.random.pick(market.jobs);
  return saveSlots(owner, id, someSlots(market));
};

/** Most of all where seats are few, so that slots fill up. */
const applyForSeat: Change = async ({ server, random, seekers }) => {
  const [slot] = await server.dataSource.query<
    { id: string; job_id: string; date: string; start: string; end: string }[]
  >(
    `SELECT s.id, s.job_id, s.date, s.start, s.end FROM interview_slots s JOIN jobs j ON j.id = s.job_id
     WHERE j.is_visible = 1 AND s.starts_at > ? AND s.seats_taken < s.max_applicants
     ORDER BY s.max_applicants - s.seats_taken, s.id LIMIT 1 OFFSET ?`,
    [server.clock.now(), random.below(300)],
  );
  if (slot) await apply(random.pick(seekers), { id: slot.job_id, slots: [slot] });
};

interface Applied {
  id: string;
  seeker: TestSeeker;
  owner: TestCompany;
}

async function anApplication(
  { server, random, seekers, companies }: JobMarket,
  status: string,
): Promise<Applied | null> {
  const rows = await server.dataSource.query<{ id: string; seeker_id: string; company_id: string }[]>(
    'SELECT id, seeker_id, company_id FROM applications WHERE status = ? ORDER BY applied_at, id',
    [status],
  );
  const row = rows[random.below(rows.length)];
  const seeker = seekers.find(({ seekerId }) => seekerId === row?.seeker_id);
  const owner = companies.find(({ companyId }) => companyId === row?.company_id);
  return row && seeker && owner ? { id: row.id, seeker, owner } : null;
}

const withdrawOne: Change = async (market) => {
  const application = await anApplication(market, 'PENDING');
  if (application) await withdraw(application.seeker, application.id);
};

const decide: Change = async (market) => {
  const application = await anApplication(market, 'PENDING');
  if (application) await market.random.pick([accept, reject])(application.owner, application.id);
};

async function versionOf({ server }: JobMarket, { companyId }: TestCompany) {
  const [row] = await server.dataSource.query<{ profile_version: number; is_verified: number }[]>(
    'SELECT profile_version, is_verified FROM companies WHERE id = ?',
    [companyId],
  );
  return { profileVersion: row?.profile_version ?? 1, isVerified: row?.is_verified === 1 };
}

/** Hides its jobs until the company is verified again. */
const rename: Change = ({ random, companies }) =>
  changeCompanyProfile(random.pick(companies), {
    companyName: aCompanyName(random),
    phoneNumber: '081234567890',
    companyAddress: 'Jl. Sudirman 1',
    industry: 'Technology',
    companySize: '11-50 employees',
  });

const revoke: Change = async (market) => {
  const company = market.random.pick(market.companies);
  const { profileVersion, isVerified } = await versionOf(market, company);
  if (isVerified) await revokeCompany(market.admin, company.companyId, { profileVersion, note: 'Checked again' });
};

/** All except the first company, which never is. */
const verify: Change = async (market) => {
  for (const company of market.companies.slice(1)) {
    const { profileVersion, isVerified } = await versionOf(market, company);
    if (!isVerified) return verifyCompany(market.admin, company.companyId, { profileVersion });
  }
};

const write = ({ server }: JobMarket, sql: string, values: unknown[]): Promise<unknown> =>
  server.dataSource.query(sql, values);

/** Straight in the table, as a correction by hand. */
const correctText: Change = async (market) => {
  const [title, description] = [aTitle(market.random), aDescription(market.random)];
  await write(
    market,
    "UPDATE jobs SET title = ?, description = ?, search_text = CONCAT(?, '\\n', LOWER(company_name), '\\n', ?), lock_version = lock_version + 1 WHERE id = ?",
    [title, description, foldForSearch(title), foldForSearch(description), market.random.pick(market.jobs).id],
  );
};

const correctSalary: Change = (market) => {
  const { min, max, period } = aSalary(market.random);
  const { id } = market.random.pick(market.jobs);
  return write(market, 'UPDATE jobs SET salary_min = ?, salary_max = ?, salary_period = ? WHERE id = ?', [
    min,
    max,
    period,
    id,
  ]);
};

const correctPlace: Change = (market) => {
  const location = aLocation(market.random);
  const values = [location, placeOf(location)?.id ?? null, market.random.pick(market.jobs).id];
  return write(market, 'UPDATE jobs SET location = ?, place_id = ? WHERE id = ?', values);
};

const correctType: Change = ({ random, ...market }) =>
  write({ random, ...market }, 'UPDATE jobs SET employment_type = ?, auto_close_date = ? WHERE id = ?', [
    random.pick(TYPES),
    aClosingDay(random, wibDateOf(market.server.clock.now())),
    random.pick(market.jobs).id,
  ]);

const correctSlots: Change = (market) =>
  write(market, `UPDATE interview_slots SET ${market.random.pick(SLOT_CORRECTIONS)} WHERE job_id = ?`, [
    market.random.pick(market.jobs).id,
  ]);
const SLOT_CORRECTIONS = [
  'starts_at = starts_at + INTERVAL 1 DAY, ends_at = ends_at + INTERVAL 1 DAY',
  "location_type = 'TENTATIVE'",
  'max_applicants = 20',
  'seats_taken = max_applicants',
  'is_selected = 0',
];

/** What happens in a market, by how often. */
const CHANGES: Record<string, [often: number, Change]> = {
  post: [6, post],
  close: [4, close],
  open: [4, open],
  remove: [6, remove],
  changeSlots: [6, changeSlots],
  applyForSeat: [10, applyForSeat],
  withdrawOne: [4, withdrawOne],
  decide: [4, decide],
  rename: [1, rename],
  revoke: [1, revoke],
  verify: [5, verify],
  correctText: [3, correctText],
  correctSalary: [3, correctSalary],
  correctPlace: [3, correctPlace],
  correctType: [3, correctType],
  correctSlots: [3, correctSlots],
};
const DRAWN = Object.entries(CHANGES).flatMap(([name, [often]]) => Array.from({ length: often }, () => name));

/** Makes one random change and returns its name. */
export async function changeMarket(market: JobMarket): Promise<string> {
  const name = market.random.pick(DRAWN);
  await CHANGES[name]?.[1](market);
  return name;
}
