import { EmploymentType } from '../../domain/jobs';
import type { SalaryPeriod } from '../../domain/salaries';
import { createJobSchema } from '../../domain/jobs.schema';
import type { SlotDraft } from '../../domain/slots';
import { addDays, wibDateOf, wibInstant } from '../../domain/time';
import { closePastJobs, createJob, setJobActive } from '../../server/modules/jobs/public';
import { Chance } from './chance';
import type { SeededCompany } from './companies';
import { DEMO_EMAILS } from './demo-accounts';
import { describePosting } from './job-texts';
import type { PostingTemplate } from './content/posting';
import { choosePostings } from './posting-choice';
import { daysBefore, type SeedWorld } from './seed-world';
import { dayAfter, planSlots } from './slots';

export interface SeededJob {
  company: SeededCompany;
  template: PostingTemplate;
  postedAt: Date;
  /** The last moment at which somebody could apply. */
  openUntil: Date;
  /** Null until the timeline reaches the posting. */
  id: string | null;
}

const JOB_COUNTS: Readonly<Record<string, number>> = {
  'PT Karya Digital Nusantara': 8,
  'CV Kopi Lereng Argo': 4,
  'PT Properti Kota Mandiri': 4,
  'PT Investasi Kilat Berkah': 2,
  'CV Sinar Plastik Jaya': 2,
  'PT Belajar Daring Cerdas': 1,
  'PT Tambak Udang Nusantara': 2,
};
const TOTAL_JOBS = 120;

/** The jobs of all companies, 120 together. */
export function planJobs(world: SeedWorld, companies: readonly SeededCompany[]): SeededJob[] {
  const others = companies.filter(({ profile }) => JOB_COUNTS[profile.name] === undefined);
  const left = TOTAL_JOBS - Object.values(JOB_COUNTS).reduce((sum, count) => sum + count, 0);
  return companies.flatMap((company) => {
    const place = others.indexOf(company);
    const fair = Math.floor(left / others.length) + (place < left % others.length ? 1 : 0);
    const count = JOB_COUNTS[company.profile.name] ?? fair;
    return choosePostings(company.profile, count).map((template, index) => planJob(world, company, template, index));
  });
}

/** Days since posting: those of the demo company are fixed, because its story needs old and new ones. */
const DEMO_POSTED_DAYS_AGO = [33, 26, 19, 12, 7, 3, 52, 47];

function planJob(world: SeedWorld, company: SeededCompany, template: PostingTemplate, index: number): SeededJob {
  const chance = new Chance(`job ${company.profile.name} ${template.title}`);
  const isDemo = company.email === DEMO_EMAILS.company;
  const earliest = (company.verifiedAt ?? company.registeredAt).getTime() + 7_200_000;
  const oldest = Math.max(earliest, daysBefore(world.end, 64).getTime());
  const postedAt = isDemo
    ? daysBefore(world.end, DEMO_POSTED_DAYS_AGO[index] ?? 5)
    : chance.instant(new Date(oldest), new Date(world.end.getTime() - 5_400_000));
  const daysOpen = (world.end.getTime() - postedAt.getTime()) / 86_400_000;
  const isClosed = isDemo ? index >= 6 : daysOpen > 15 && chance.happens(0.16);
  const closedAt = isClosed ? daysBefore(world.end, chance.whole(1, 10)) : null;
  const job: SeededJob = { company, template, postedAt, openUntil: closedAt ?? world.end, id: null };
  const autoCloseDate = isDemo || isClosed ? null : planAutoClose(chance, world, postedAt);
  if (autoCloseDate !== null) {
    const nextDay = wibInstant(addDays(autoCloseDate, 1), '00:01');
    if (nextDay < world.end) job.openUntil = wibInstant(autoCloseDate, '23:00');
    world.timeline.add(nextDay, async () => void (await closePastJobs(world.services)));
  }
  world.timeline.add(postedAt, () =>
    postJob(world, job, { autoCloseDate, drawSlots: (posting) => slotsOf(posting, world, isDemo) }),
  );
  if (closedAt) world.timeline.add(closedAt, () => close(world, job));
  return job;
}

function planAutoClose(chance: Chance, { end }: SeedWorld, postedAt: Date): string | null {
  if (!chance.happens(0.3)) return null;
  const isOver = chance.happens(0.25) && postedAt < daysBefore(end, 20);
  return isOver ? wibDateOf(daysBefore(end, chance.whole(2, 8))) : addDays(wibDateOf(end), chance.whole(3, 30));
}

interface Posting {
  autoCloseDate: string | null;
  /** Called with the chance of this posting, after it has drawn the texts. */
  drawSlots(chance: Chance): SlotDraft[];
}

/** Posts the job now, and notes its id. Throws when the company has not registered, or may not post. */
export async function postJob(world: SeedWorld, job: SeededJob, { autoCloseDate, drawSlots }: Posting): Promise<void> {
  const { company, template } = job;
  if (!company.actor) throw new Error(`${company.profile.name} posted before it registered`);
  const chance = new Chance(`posting ${company.profile.name} ${template.title}`);
  const draft = createJobSchema(() => world.timeline.now()).parse({
    title: template.title,
    location: chance.happens(0.12) ? `${company.profile.city} (Hybrid)` : company.profile.city,
    description: describePosting(chance, company.profile, template),
    employmentType: employmentTypeOf(chance, template),
    skills: template.skills,
    ...salaryOf(chance, template),
    autoCloseDate,
    slots: drawSlots(chance),
  });
  job.id = await createJob(world.services, company.actor, draft);
}

/** Some days that are history by now, and the coming three weeks. */
function slotsOf(chance: Chance, { timeline, end }: SeedWorld, isDemo: boolean) {
  const age = (end.getTime() - timeline.now().getTime()) / 86_400_000;
  const roomy = isDemo ? [3, 4, 5, 6, 8] : undefined;
  return [
    ...planSlots(chance, {
      from: dayAfter(timeline.now(), 2),
      to: wibDateOf(end),
      count: Math.min(6, Math.floor(age / 5)),
      capacities: roomy,
    }),
    ...planSlots(chance, {
      from: dayAfter(end),
      to: dayAfter(end, 21),
      count: isDemo ? 6 : chance.whole(2, 7),
      capacities: roomy,
    }),
  ];
}

function employmentTypeOf(chance: Chance, { salary }: PostingTemplate): EmploymentType {
  if (salary.hourly) return chance.pick([EmploymentType.PART_TIME, EmploymentType.FREELANCE]);
  const { FULL_TIME, CONTRACT, PART_TIME, FREELANCE } = EmploymentType;
  return chance.pick([
    FULL_TIME,
    FULL_TIME,
    FULL_TIME,
    FULL_TIME,
    FULL_TIME,
    FULL_TIME,
    CONTRACT,
    CONTRACT,
    PART_TIME,
    FREELANCE,
  ]);
}

function salaryOf(
  chance: Chance,
  { salary }: PostingTemplate,
): { salaryMin: number | null; salaryMax: number | null; salaryPeriod: SalaryPeriod } {
  const salaryPeriod = salary.hourly ? 'HOURLY' : 'MONTHLY';
  if (chance.happens(0.08)) return { salaryMin: null, salaryMax: null, salaryPeriod };
  const [unit, step] = salary.hourly ? [1_000, 1_000] : [1_000_000, 100_000];
  const round = (amount: number): number =>
    Math.round((amount * unit * (0.95 + chance.fraction() * 0.15)) / step) * step;
  const salaryMin = round(salary.from);
  return { salaryMin, salaryMax: Math.max(salaryMin, round(salary.to)), salaryPeriod };
}

async function close({ services }: SeedWorld, { company, id }: SeededJob): Promise<void> {
  if (company.actor && id) await setJobActive(services, company.actor, id, false);
}
