import { overlaps } from '../../domain/interview-times';
import { EmploymentType } from '../../domain/jobs';
import type { SalaryPeriod } from '../../domain/salaries';
import { createJobSchema } from '../../domain/jobs.schema';
import type { SlotDraft } from '../../domain/slots';
import { addDays, WIB, wibDateOf, wibInstant } from '../../domain/time';
import { onlyZoneOf } from '../../server/text/places/time-zones';
import { closePastJobs } from '../../server/modules/jobs/auto-close.task';
import { createJob, setJobActive } from '../../server/modules/jobs';
import { SeededRandom } from '../../testkit/seeded-random';
import type { SeededCompany } from './companies';
import { DEMO_EMAILS } from './demo-accounts';
import { describePosting } from './job-texts';
import type { PostingTemplate } from './content/posting';
import type { SeededSeeker } from './people';
import { choosePostings } from './posting-choice';
import { daysBefore, type SeedContext } from './seed-context';
import { dayAfter, interviewOfToday, planSlots } from './slots';

export interface SeededJob {
  company: SeededCompany;
  template: PostingTemplate;
  postedAt: Date;
  /** The last moment to apply. */
  openUntil: Date;
  /** Null until the timeline reaches the posting. */
  id: string | null;
  situation?: Situation;
}

/** What a job is in the demo to show: an interview of seeker@demo.test today, or no free seat. */
type Situation = 'INTERVIEW_TODAY' | 'FULL';

const JOB_COUNTS: Readonly<Record<string, number>> = {
  'PT Karya Digital Nusantara': 8,
  'CV Kopi Lereng Argo': 4,
  'PT Properti Kota Mandiri': 4,
  'PT Investasi Kilat Berkah': 2,
  'CV Sinar Plastik Jaya': 2,
  'PT Belajar Daring Cerdas': 0,
  'PT Tambak Udang Nusantara': 2,
};
/** With the three of `flagged-postings.ts` these are 120. */
const TOTAL_JOBS = 117;

/** The jobs of all companies. */
export function planJobs(context: SeedContext, companies: readonly SeededCompany[]): SeededJob[] {
  const others = companies.filter(({ profile }) => JOB_COUNTS[profile.name] === undefined);
  const left = TOTAL_JOBS - Object.values(JOB_COUNTS).reduce((sum, count) => sum + count, 0);
  return companies.flatMap((company) => {
    const place = others.indexOf(company);
    const fair = Math.floor(left / others.length) + (place < left % others.length ? 1 : 0);
    const count = JOB_COUNTS[company.profile.name] ?? fair;
    return choosePostings(company.profile, count).map((template, index) => planJob(context, company, template, index));
  });
}

/** Days since posting: those of the demo company are fixed, because it needs old and new ones. */
const DEMO_POSTED_DAYS_AGO = [33, 26, 19, 12, 7, 3, 52, 47];
/** The jobs of the demo company that show a situation, by their place in the list above. */
const DEMO_SITUATIONS: Readonly<Record<number, Situation>> = { 0: 'INTERVIEW_TODAY', 5: 'FULL' };

function planJob(context: SeedContext, company: SeededCompany, template: PostingTemplate, index: number): SeededJob {
  const random = new SeededRandom(`job ${company.profile.name} ${template.title}`);
  const isDemo = company.email === DEMO_EMAILS.company;
  const earliest = (company.verifiedAt ?? company.registeredAt).getTime() + 7_200_000;
  const oldest = Math.max(earliest, daysBefore(context.end, 64).getTime());
  const postedAt = isDemo
    ? daysBefore(context.end, DEMO_POSTED_DAYS_AGO[index] ?? 5)
    : random.instant(new Date(oldest), new Date(context.end.getTime() - 5_400_000));
  const daysOpen = (context.end.getTime() - postedAt.getTime()) / 86_400_000;
  const isClosed = isDemo ? index >= 6 : daysOpen > 15 && random.happens(0.16);
  const closedAt = isClosed ? daysBefore(context.end, random.whole(1, 10)) : null;
  const job: SeededJob = { company, template, postedAt, openUntil: closedAt ?? context.end, id: null };
  if (isDemo) job.situation = DEMO_SITUATIONS[index];
  const autoCloseDate = isDemo || isClosed ? null : planAutoClose(random, context, postedAt);
  if (autoCloseDate !== null) {
    const nextDay = wibInstant(addDays(autoCloseDate, 1), '00:01');
    if (nextDay < context.end) job.openUntil = wibInstant(autoCloseDate, '23:00');
    context.timeline.add(nextDay, () => closePastJobs(context.services, async () => true));
  }
  context.timeline.add(postedAt, () =>
    postJob(context, job, { autoCloseDate, drawSlots: (posting) => slotsOf(posting, context, job) }),
  );
  if (closedAt) context.timeline.add(closedAt, () => close(context, job));
  return job;
}

function planAutoClose(random: SeededRandom, { end }: SeedContext, postedAt: Date): string | null {
  if (!random.happens(0.3)) return null;
  const isOver = random.happens(0.25) && postedAt < daysBefore(end, 20);
  return isOver ? wibDateOf(daysBefore(end, random.whole(2, 8))) : addDays(wibDateOf(end), random.whole(3, 30));
}

interface Posting {
  autoCloseDate: string | null;
  /** Called with the random numbers of this posting, after it has drawn the texts. */
  drawSlots(random: SeededRandom): SlotDraft[];
}

/** Posts the job now, and notes its id. Throws when the company has not registered, or may not post. */
export async function postJob(
  context: SeedContext,
  job: SeededJob,
  { autoCloseDate, drawSlots }: Posting,
): Promise<void> {
  const { company, template } = job;
  if (!company.actor) throw new Error(`${company.profile.name} posted before it registered`);
  const random = new SeededRandom(`posting ${company.profile.name} ${template.title}`);
  const draft = createJobSchema({
    now: context.timeline.now(),
    timeZone: onlyZoneOf(company.profile.city) ?? WIB,
  }).parse({
    title: template.title,
    location: random.happens(0.12) ? `${company.profile.city} (Hybrid)` : company.profile.city,
    description: describePosting(random, company.profile, template),
    employmentType: employmentTypeOf(random, template),
    skills: template.skills,
    ...salaryOf(random, template),
    autoCloseDate,
    slots: drawSlots(random),
  });
  job.id = await createJob(context.services, company.actor, draft);
}

/** Some days of the past, and the coming three weeks. */
function slotsOf(random: SeededRandom, { timeline, end }: SeedContext, { company, situation }: SeededJob): SlotDraft[] {
  const age = (end.getTime() - timeline.now().getTime()) / 86_400_000;
  const isDemo = company.email === DEMO_EMAILS.company;
  const isFull = situation === 'FULL';
  const roomy = isDemo ? [3, 4, 5, 6, 8] : undefined;
  const drawn = [
    ...planSlots(random, {
      from: dayAfter(timeline.now(), 2),
      to: wibDateOf(end),
      count: Math.min(6, Math.floor(age / 5)),
      capacities: roomy,
    }),
    ...planSlots(random, {
      from: dayAfter(end),
      to: dayAfter(end, 21),
      count: isFull ? 3 : isDemo ? 6 : random.whole(2, 7),
      capacities: isFull ? [2] : roomy,
    }),
  ];
  if (situation !== 'INTERVIEW_TODAY') return drawn;
  const today: SlotDraft = { ...interviewOfToday(end), locationType: 'ONLINE', maxApplicants: 3 };
  return [...drawn.filter((slot) => !overlaps(slot, today)), today];
}

function employmentTypeOf(random: SeededRandom, { salary }: PostingTemplate): EmploymentType {
  if (salary.hourly) return random.pick([EmploymentType.PART_TIME, EmploymentType.FREELANCE]);
  const { FULL_TIME, CONTRACT, PART_TIME, FREELANCE } = EmploymentType;
  const mostly = Array.from({ length: 6 }, () => FULL_TIME);
  return random.pick([...mostly, CONTRACT, CONTRACT, PART_TIME, FREELANCE]);
}

function salaryOf(
  random: SeededRandom,
  { salary }: PostingTemplate,
): { salaryMin: number | null; salaryMax: number | null; salaryPeriod: SalaryPeriod } {
  const salaryPeriod = salary.hourly ? 'HOURLY' : 'MONTHLY';
  if (random.happens(0.08)) return { salaryMin: null, salaryMax: null, salaryPeriod };
  const [unit, step] = salary.hourly ? [1_000, 1_000] : [1_000_000, 100_000];
  const round = (amount: number): number =>
    Math.round((amount * unit * (0.95 + random.fraction() * 0.15)) / step) * step;
  const salaryMin = round(salary.from);
  return { salaryMin, salaryMax: Math.max(salaryMin, round(salary.to)), salaryPeriod };
}

async function close({ services }: SeedContext, { company, id }: SeededJob): Promise<void> {
  if (company.actor && id) await setJobActive(services, company.actor, id, false);
}

/** How many of the skills that the job asks for the seeker's trade has. */
export function fitOf({ trade }: SeededSeeker, { template }: SeededJob): number {
  const has = trade.technical.map((skill) => skill.toLowerCase());
  return template.skills.filter((skill) => has.includes(skill.toLowerCase())).length;
}
