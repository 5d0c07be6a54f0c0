import { HOUR_MS, wibInstant } from '../../domain/time';
import { text } from '../../server/db/row';
import { selectOne, selectRows } from '../../server/db/statements';
import { acceptApplication } from '../../server/modules/applications';
import { cancelInterview } from '../../server/modules/reschedules';
import { accept, addDetails, apply, reject, nullIfRefused, withdraw, type SeededApplication } from './applications';
import { SeededRandom } from '../../testkit/seeded-random';
import type { SeededCompany } from './companies';
import { DEMO_COMPANY_TOKENS, DEMO_EMAILS } from './demo-accounts';
import { fitOf, type SeededJob } from './jobs';
import type { SeededSeeker } from './people';
import { balanceOf, buyTokens, packageOf } from './purchases';
import { requestMove } from './reschedules';
import { daysBefore, type SeedContext } from './seed-context';
import { interviewOfToday } from './slots';

type Outcome = 'pending' | 'accepted' | 'accepted with details' | 'rejected' | 'withdrawn';

interface DemoApplication {
  /** Whether the job is one of company@demo.test. */
  ofDemoCompany: boolean;
  outcome: Outcome;
  interview: 'PAST' | 'TODAY' | 'COMING';
  /** The side that has asked for another time and waits for the answer. */
  mover?: { side: 'company' | 'applicant'; reason: string };
  /** Applied for so late that an answer is still expected; missing: soon after the job was posted. */
  daysAgo?: number;
  /** Why the company has called the interview off. */
  cancelled?: string;
}

/** The applications of seeker@demo.test: one of every kind. */
const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  { ofDemoCompany: true, outcome: 'accepted with details', interview: 'TODAY' },
  // Before the upcoming ones, because it needs an old job.
  { ofDemoCompany: true, outcome: 'accepted with details', interview: 'PAST' },
  {
    ofDemoCompany: true,
    outcome: 'accepted with details',
    interview: 'COMING',
    mover: {
      side: 'company',
      reason: 'Calon atasan Anda sedang dinas luar kota pada hari itu. Apakah waktu ini cocok?',
    },
  },
  { ofDemoCompany: true, outcome: 'pending', interview: 'COMING' },
  {
    ofDemoCompany: false,
    outcome: 'accepted',
    interview: 'COMING',
    mover: { side: 'applicant', reason: 'Saya ada ujian pada jam tersebut.' },
  },
  { ofDemoCompany: false, outcome: 'accepted with details', interview: 'PAST' },
  {
    ofDemoCompany: false,
    outcome: 'accepted',
    interview: 'COMING',
    cancelled: 'Pewawancara kami sakit. Kami akan mengusulkan waktu lain minggu ini.',
  },
  { ofDemoCompany: false, outcome: 'pending', interview: 'COMING' },
  { ofDemoCompany: false, outcome: 'pending', interview: 'COMING', daysAgo: 1 },
  { ofDemoCompany: false, outcome: 'rejected', interview: 'PAST' },
  { ofDemoCompany: false, outcome: 'rejected', interview: 'COMING' },
  { ofDemoCompany: false, outcome: 'withdrawn', interview: 'COMING' },
];

/** seeker@demo.test applies to each job soon after it was posted, while it has free seats. */
export function planDemoSeeker(context: SeedContext, seeker: SeededSeeker, jobs: readonly SeededJob[]): void {
  const random = new SeededRandom('demo seeker');
  // Posted at least a day ago, so that every decision falls before the end.
  const isOpen = ({ openUntil, postedAt }: SeededJob): boolean =>
    openUntil >= context.end && postedAt < daysBefore(context.end, 1);
  const open = jobs.filter(
    (job) => isOpen(job) && job.company.verifiedAt !== null && job.company.decisions.length === 1,
  );
  const fitsInterview = (interview: DemoApplication['interview'], job: SeededJob): boolean => {
    if (interview === 'TODAY') return job.situation === 'INTERVIEW_TODAY';
    return interview === 'COMING' || job.postedAt < daysBefore(context.end, 22);
  };
  const left = {
    ofDemo: open.filter(({ company, situation }) => company.email === DEMO_EMAILS.company && situation !== 'FULL'),
    ofOthers: random
      .sample(
        open.filter(({ company }) => ![DEMO_EMAILS.company, DEMO_EMAILS.dual].some((email) => email === company.email)),
        open.length,
      )
      .sort((one, other) => fitOf(seeker, other) - fitOf(seeker, one)),
  };
  for (const wanted of DEMO_APPLICATIONS) {
    const candidates = wanted.ofDemoCompany ? left.ofDemo : left.ofOthers;
    const takeJob = (): SeededJob | undefined => {
      const place = candidates.findIndex((job) => fitsInterview(wanted.interview, job));
      return place < 0 ? undefined : candidates.splice(place, 1)[0];
    };
    const notBefore = wanted.daysAgo === undefined ? new Date(0) : daysBefore(context.end, wanted.daysAgo);
    planApplication(context, random, { seeker, wanted, takeJob, notBefore });
  }
}

interface PlannedApplication {
  seeker: SeededSeeker;
  wanted: DemoApplication;
  /** The next job that fits. */
  takeJob(): SeededJob | undefined;
  notBefore: Date;
}

/**
 * Which of a job's times are free depends on the day and hour the demo is made: without any, the next job is tried.
 * A demo with one application fewer is better than none.
 */
function planApplication(context: SeedContext, random: SeededRandom, planned: PlannedApplication): void {
  const { seeker, wanted, takeJob, notBefore } = planned;
  const job = takeJob();
  if (!job) return;
  const soon = new Date(job.postedAt.getTime() + random.whole(20, 55) * 60_000);
  const at = new Date(Math.max(soon.getTime(), notBefore.getTime()));
  context.timeline.add(at, async () => {
    const fits = ({ starts_at: startsAt }: { starts_at: Date }): boolean =>
      isAt(wanted.interview, startsAt, context.end);
    const application = await applyWhereFree(context, random, { seeker, job, fits });
    if (!application) return planApplication(context, random, { ...planned, notBefore: at });
    const decidedAt = new Date(at.getTime() + random.whole(2, 11) * HOUR_MS);
    context.timeline.add(decidedAt, () => decideApplication(context, random, application, wanted));
  });
}

function isAt(interview: DemoApplication['interview'], startsAt: Date, end: Date): boolean {
  if (interview === 'PAST') return startsAt <= daysBefore(end, 1);
  // Two days on, so that the interview is still upcoming when the demo is opened tomorrow.
  if (interview === 'COMING') return startsAt > daysBefore(end, -2);
  const today = interviewOfToday(end);
  return startsAt.getTime() === wibInstant(today.date, today.start).getTime();
}

/** A time drawn may be too close to another interview of the same person, which depends on the day the demo is made. */
async function applyWhereFree(
  context: SeedContext,
  random: SeededRandom,
  attempted: Parameters<typeof apply>[2],
): Promise<SeededApplication | null> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const application = await apply(context, random, attempted);
    if (application) return application;
  }
  return null;
}

async function decideApplication(
  context: SeedContext,
  random: SeededRandom,
  application: SeededApplication,
  { outcome, mover, cancelled }: DemoApplication,
): Promise<void> {
  const { company } = application.job;
  if (outcome === 'pending') return;
  if (outcome === 'rejected') return reject(context, application);
  if (outcome === 'withdrawn') return withdraw(context, application);
  if (company.actor && (await balanceOf(context, company.actor)) === 0)
    await buyTokens(context, random, company, packageOf(3));
  // Refused where another interview lies too close, which depends on the day as well: then it stays pending.
  if (!(await accept(context, random, application))) return;
  if (outcome === 'accepted with details') await addDetails(context, random, application);
  const asking = mover?.side === 'company' ? company.actor : application.seeker.actor;
  // A proposal waits 48 hours, so it is made shortly before the end.
  if (mover && asking)
    context.timeline.add(lastHours(context, 3), () => requestMove(context, asking, application.id, mover.reason));
  const { actor } = company;
  if (cancelled && actor)
    context.timeline.add(lastHours(context, 5), () =>
      cancelInterview(context.services, actor, { applicationId: application.id, reason: cancelled }),
    );
}

/** So many hours before the end, or now where that is later. */
function lastHours({ end, timeline }: SeedContext, hours: number): Date {
  return new Date(Math.max(end.getTime() - hours * HOUR_MS, timeline.now().getTime()));
}

/** Packages that company@demo.test buys, with the days before the end. */
const FIRST_PURCHASE = { tokens: 12, daysAgo: 46 };
const LAST_PURCHASE = { tokens: 6, daysAgo: 9 };
/** Tokens kept for accepting the demo seeker. */
const KEPT_FOR_DEMO_SEEKER = 3;
/** Tokens kept for the end, for the applicants with the earliest interviews. */
const KEPT_FOR_NEAREST = 2;

/** Tokens that company@demo.test does not spend yet, so that ten are left at the end. */
export function demoReserve(context: SeedContext): number {
  const { tokens, bonus } = packageOf(LAST_PURCHASE.tokens);
  const isBought = context.timeline.now() >= daysBefore(context.end, LAST_PURCHASE.daysAgo);
  return DEMO_COMPANY_TOKENS + KEPT_FOR_NEAREST + (isBought ? 0 : KEPT_FOR_DEMO_SEEKER - tokens - bonus);
}

/**
 * company@demo.test buys twice and has hired, half an hour before the end, down to its ten tokens; one of those it
 * hired asks for another time.
 */
export function planDemoCompany(context: SeedContext, company: SeededCompany, seekers: readonly SeededSeeker[]): void {
  const random = new SeededRandom('demo company');
  for (const { tokens, daysAgo } of [FIRST_PURCHASE, LAST_PURCHASE]) {
    context.timeline.add(daysBefore(context.end, daysAgo), () =>
      buyTokens(context, random, company, packageOf(tokens)),
    );
  }
  context.timeline.add(new Date(context.end.getTime() - HOUR_MS / 2), () => hireDownToReserve(context, company));
  context.timeline.add(new Date(context.end.getTime() - HOUR_MS / 4), () =>
    lastHiredAsksToMove(context, company, seekers),
  );
}

/** Takes every seat of the full job, soon after its posting, when all of its times are in the future. */
export function planFullJob(context: SeedContext, seekers: readonly SeededSeeker[], jobs: readonly SeededJob[]): void {
  const random = new SeededRandom('full job');
  const job = jobs.find(({ situation }) => situation === 'FULL');
  if (!job) throw new Error('The demo needs a full job');
  const applicants = seekers
    .filter(({ email }) => email !== DEMO_EMAILS.seeker)
    .sort((one, other) => fitOf(other, job) - fitOf(one, job));
  context.timeline.add(new Date(job.postedAt.getTime() + HOUR_MS / 2), async () => {
    for (const seeker of applicants) await apply(context, random, { seeker, job, fits: () => true });
  });
}

async function hireDownToReserve({ services }: SeedContext, { actor }: SeededCompany): Promise<void> {
  if (!actor) throw new Error('The demo company has not registered');
  // The earliest interviews first, so that the calendar always has one soon.
  const earliest = new Date(services.clock.now().getTime() + 3 * HOUR_MS);
  const pending = await selectRows(
    services.dataSource,
    { id: text },
    `SELECT a.id FROM applications a JOIN seekers s ON s.id = a.seeker_id JOIN accounts p ON p.id = s.account_id
     WHERE a.company_id = ? AND a.status = 'PENDING' AND a.interview_starts_at > ? AND p.email <> ? ORDER BY a.interview_starts_at, a.id`,
    [actor.companyId, earliest, DEMO_EMAILS.seeker],
  );
  for (const { id } of pending) {
    if ((await balanceOf({ services }, actor)) === DEMO_COMPANY_TOKENS) return;
    await nullIfRefused(() => acceptApplication(services, actor, { applicationId: id }));
  }
}

/** The latest interview is asked to move, so that the next one keeps its time. */
async function lastHiredAsksToMove(
  context: SeedContext,
  { actor }: SeededCompany,
  seekers: readonly SeededSeeker[],
): Promise<void> {
  const last = await selectOne(
    context.services.dataSource,
    { id: text, account_id: text },
    `SELECT a.id, p.id AS account_id FROM applications a JOIN seekers s ON s.id = a.seeker_id JOIN accounts p ON p.id = s.account_id
     WHERE a.company_id = ? AND a.status = 'ACCEPTED' AND a.interview_starts_at > ? AND p.email <> ?
     ORDER BY a.interview_starts_at DESC, a.id DESC LIMIT 1`,
    [actor?.companyId ?? null, context.services.clock.now(), DEMO_EMAILS.seeker],
  );
  const asking = seekers.find((seeker) => seeker.actor?.accountId === last?.account_id)?.actor;
  if (!last || !asking) throw new Error('The demo company has hired no one for a coming interview');
  await requestMove(
    context,
    asking,
    last.id,
    'Jadwal ini bertepatan dengan wisuda saya. Terima kasih atas pengertiannya.',
  );
}
