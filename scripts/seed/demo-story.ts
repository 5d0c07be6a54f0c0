import { selectOne, selectRows } from '../../server/db/statements';
import { acceptApplication } from '../../server/modules/applications/public';
import { accept, addDetails, apply, reject, unlessRefused, withdraw, type SeededApplication } from './applications';
import { SeededRandom } from './seeded-random';
import type { SeededCompany } from './companies';
import { DEMO_COMPANY_TOKENS, DEMO_EMAILS } from './demo-accounts';
import type { SeededJob } from './jobs';
import type { SeededSeeker } from './people';
import { balanceOf, buyTokens, packageOf } from './purchases';
import { askToMove } from './reschedules';
import { daysBefore, type SeedWorld } from './seed-world';

const HOUR_MS = 3_600_000;

type Ending = 'pending' | 'accepted' | 'accepted with details' | 'rejected' | 'withdrawn';

interface Chapter {
  /** Whether it is told of company@demo.test, and of its or the others' how many-eth job. */
  ofDemoCompany: boolean;
  ending: Ending;
  /** The interview lies ahead, or behind. */
  isComing: boolean;
  /** Who has asked for another time, and waits for the answer. */
  mover?: { side: 'company' | 'applicant'; reason: string };
}

/** The applications of seeker@demo.test: one of every kind, and what comes next with its details. */
const CHAPTERS: readonly Chapter[] = [
  {
    ofDemoCompany: true,
    ending: 'accepted with details',
    isComing: true,
    mover: {
      side: 'company',
      reason: 'Calon atasan Anda sedang dinas luar kota pada hari itu. Apakah waktu ini cocok?',
    },
  },
  { ofDemoCompany: true, ending: 'accepted with details', isComing: false },
  { ofDemoCompany: true, ending: 'pending', isComing: true },
  { ofDemoCompany: true, ending: 'rejected', isComing: true },
  {
    ofDemoCompany: false,
    ending: 'accepted',
    isComing: true,
    mover: { side: 'applicant', reason: 'Saya ada ujian pada jam tersebut.' },
  },
  { ofDemoCompany: false, ending: 'accepted with details', isComing: false },
  { ofDemoCompany: false, ending: 'pending', isComing: true },
  { ofDemoCompany: false, ending: 'pending', isComing: true },
  { ofDemoCompany: false, ending: 'rejected', isComing: false },
  { ofDemoCompany: false, ending: 'rejected', isComing: true },
  { ofDemoCompany: false, ending: 'withdrawn', isComing: true },
];

/** What seeker@demo.test did: applies to each job soon after it was posted, so that a seat is there. */
export function planDemoSeeker(world: SeedWorld, seeker: SeededSeeker, jobs: readonly SeededJob[]): void {
  const random = new SeededRandom('demo seeker');
  // Posted at least a day ago, so that every decision falls before the end.
  const isOpen = ({ openUntil, postedAt }: SeededJob): boolean =>
    openUntil >= world.end && postedAt < daysBefore(world.end, 1);
  const open = jobs.filter(
    (job) => isOpen(job) && job.company.verifiedAt !== null && job.company.decisions.length === 1,
  );
  const old = (job: SeededJob): boolean => job.postedAt < daysBefore(world.end, 22);
  const left = {
    ofDemo: open.filter(({ company }) => company.email === DEMO_EMAILS.company),
    ofOthers: random.sample(
      open.filter(({ company }) => ![DEMO_EMAILS.company, DEMO_EMAILS.dual].some((email) => email === company.email)),
      open.length,
    ),
  };
  for (const chapter of CHAPTERS) {
    const shelf = chapter.ofDemoCompany ? left.ofDemo : left.ofOthers;
    const takeJob = (): SeededJob | undefined => {
      const place = shelf.findIndex((job) => chapter.isComing || old(job));
      return place < 0 ? undefined : shelf.splice(place, 1)[0];
    };
    planChapter(world, random, { seeker, chapter, takeJob, notBefore: new Date(0) });
  }
}

interface PlannedChapter {
  seeker: SeededSeeker;
  chapter: Chapter;
  /** The next job that the chapter could be told of. */
  takeJob(): SeededJob | undefined;
  notBefore: Date;
}

/**
 * Which of a job's times are free depends on the day and the hour the demo is made: without any, the chapter is told of
 * the next job. A demo with a chapter less is better than none.
 */
function planChapter(world: SeedWorld, random: SeededRandom, planned: PlannedChapter): void {
  const { seeker, chapter, takeJob, notBefore } = planned;
  const job = takeJob();
  if (!job) return;
  const soon = new Date(job.postedAt.getTime() + random.whole(20, 55) * 60_000);
  const at = new Date(Math.max(soon.getTime(), notBefore.getTime()));
  world.timeline.add(at, async () => {
    // Two days on, so that the coming interview is still to come when somebody looks at the demo tomorrow.
    const border = daysBefore(world.end, chapter.isComing ? -2 : 1);
    const fits = (slot: { starts_at: Date }): boolean => slot.starts_at > border === chapter.isComing;
    const application = await applyWhereFree(world, random, { seeker, job, fits });
    if (!application) return planChapter(world, random, { ...planned, notBefore: at });
    const decidedAt = new Date(at.getTime() + random.whole(2, 11) * HOUR_MS);
    world.timeline.add(decidedAt, () => endChapter(world, random, application, chapter));
  });
}

/** A time drawn may be too close to another interview of the same person, which depends on the day the demo is made. */
async function applyWhereFree(
  world: SeedWorld,
  random: SeededRandom,
  wish: Parameters<typeof apply>[2],
): Promise<SeededApplication | null> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const application = await apply(world, random, wish);
    if (application) return application;
  }
  return null;
}

async function endChapter(
  world: SeedWorld,
  random: SeededRandom,
  application: SeededApplication,
  { ending, mover }: Chapter,
): Promise<void> {
  const { company } = application.job;
  if (ending === 'pending') return;
  if (ending === 'rejected') return reject(world, application);
  if (ending === 'withdrawn') return withdraw(world, application);
  if (company.actor && (await balanceOf(world, company.actor)) === 0)
    await buyTokens(world, random, company, packageOf(3));
  // Refused where another interview lies too close, which depends on the day as well: then it stays pending.
  if (!(await accept(world, random, application))) return;
  if (ending === 'accepted with details') await addDetails(world, random, application);
  const asking = mover?.side === 'company' ? company.actor : application.seeker.actor;
  if (mover && asking) await askToMove(world, asking, application.id, mover.reason);
}

/** Packages that company@demo.test buys, with the days before the end. */
const FIRST_PURCHASE = { tokens: 12, daysAgo: 46 };
const LAST_PURCHASE = { tokens: 6, daysAgo: 9 };
/** Acceptances of the demo seeker himself, which must find a token. */
const KEPT_FOR_STORY = 2;
/** Acceptances kept for the very end, which go to whoever comes first to an interview. */
const KEPT_FOR_NEAREST = 2;

/** What company@demo.test does not spend for now, so that its nearest applicants find a token, and ten are left in the end. */
export function demoReserve(world: SeedWorld): number {
  const { tokens, bonus } = packageOf(LAST_PURCHASE.tokens);
  const isBought = world.timeline.now() >= daysBefore(world.end, LAST_PURCHASE.daysAgo);
  return DEMO_COMPANY_TOKENS + KEPT_FOR_NEAREST + (isBought ? 0 : KEPT_FOR_STORY - tokens - bonus);
}

/**
 * company@demo.test buys twice and has hired, half an hour before the end, down to its ten tokens; one of those it
 * hired asks for another time.
 */
export function planDemoCompany(world: SeedWorld, company: SeededCompany, seekers: readonly SeededSeeker[]): void {
  const random = new SeededRandom('demo company');
  for (const { tokens, daysAgo } of [FIRST_PURCHASE, LAST_PURCHASE]) {
    world.timeline.add(daysBefore(world.end, daysAgo), () => buyTokens(world, random, company, packageOf(tokens)));
  }
  world.timeline.add(new Date(world.end.getTime() - HOUR_MS / 2), () => hireDownToReserve(world, company));
  world.timeline.add(new Date(world.end.getTime() - HOUR_MS / 4), () => lastHiredAsksToMove(world, company, seekers));
}

async function hireDownToReserve({ services }: SeedWorld, { actor }: SeededCompany): Promise<void> {
  if (!actor) throw new Error('The demo company has not registered');
  // The nearest interviews first, so that the calendar has one soon, whatever the day.
  const earliest = new Date(services.clock.now().getTime() + 3 * HOUR_MS);
  const pending = await selectRows<{ id: string }>(
    services.dataSource,
    `SELECT a.id FROM applications a JOIN seekers s ON s.id = a.seeker_id JOIN accounts p ON p.id = s.account_id
     WHERE a.company_id = ? AND a.status = 'PENDING' AND a.interview_starts_at > ? AND p.email <> ? ORDER BY a.interview_starts_at, a.id`,
    [actor.companyId, earliest, DEMO_EMAILS.seeker],
  );
  for (const { id } of pending) {
    if ((await balanceOf({ services }, actor)) === DEMO_COMPANY_TOKENS) return;
    await unlessRefused(() => acceptApplication(services, actor, { applicationId: id }));
  }
}

/** The furthest interview is asked to move, so that the next one stands. */
async function lastHiredAsksToMove(
  world: SeedWorld,
  { actor }: SeededCompany,
  seekers: readonly SeededSeeker[],
): Promise<void> {
  const last = await selectOne<{ id: string; account_id: string }>(
    world.services.dataSource,
    `SELECT a.id, s.account_id FROM applications a JOIN seekers s ON s.id = a.seeker_id JOIN accounts p ON p.id = s.account_id
     WHERE a.company_id = ? AND a.status = 'ACCEPTED' AND a.interview_starts_at > ? AND p.email <> ?
     ORDER BY a.interview_starts_at DESC, a.id DESC LIMIT 1`,
    [actor?.companyId ?? null, world.services.clock.now(), DEMO_EMAILS.seeker],
  );
  const asking = seekers.find((seeker) => seeker.actor?.accountId === last?.account_id)?.actor;
  if (!last || !asking) throw new Error('The demo company has hired nobody for a coming interview');
  await askToMove(world, asking, last.id, 'Jadwal ini bertepatan dengan wisuda saya. Terima kasih atas pengertiannya.');
}
