import { HOUR_MS } from '../../domain/time';
import { closeLapsedApplications, lapseApplications } from '../../server/modules/applications';
import { accept, addDetails, apply, reject, withdraw, type SeededApplication } from './applications';
import { SeededRandom } from '../../testkit/seeded-random';
import type { SeededCompany } from './companies';
import { DEMO_EMAILS } from './demo-accounts';
import { demoReserve } from './demo-applications';
import { fitOf, type SeededJob } from './jobs';
import type { SeededSeeker } from './people';
import { abandonPurchase, balanceOf, buyTokens, packageOf } from './purchases';
import { daysBefore, type SeedContext } from './seed-context';

const HISTORY_DAYS = 60;

type Outcome = 'accept' | 'reject' | 'withdraw' | 'none';
type Shares = Readonly<Record<Exclude<Outcome, 'none'>, number>>;

/** Outcomes of applications whose interview is past or upcoming at the end of the timeline. */
const PAST_SHARES: Shares = { accept: 0.42, reject: 0.42, withdraw: 0.11 };
const COMING_SHARES: Shares = { accept: 0.18, reject: 0.14, withdraw: 0.1 };
/** Most coming applicants of the demo company are pending, to try the buttons on. */
const DEMO_COMING_SHARES: Shares = { accept: 0.06, reject: 0.06, withdraw: 0.04 };

/** Applications of the last 60 days and their outcomes; the demo seeker's are in demo-applications.ts. */
export function planHiring(context: SeedContext, seekers: readonly SeededSeeker[], jobs: readonly SeededJob[]): void {
  const open = jobs.filter(({ company }) => company.verifiedAt !== null);
  for (const seeker of seekers.filter(({ email }) => email !== DEMO_EMAILS.seeker)) {
    const random = new SeededRandom(`applications ${seeker.name}`);
    for (const job of chooseJobs(random, seeker, open)) planApplication(context, random, seeker, job);
  }
}

/** Jobs that ask for what the seeker can do, a few others of the trade, and many of the demo company, so that its lists are long. */
function chooseJobs(random: SeededRandom, seeker: SeededSeeker, jobs: readonly SeededJob[]): SeededJob[] {
  const others = jobs.filter(({ company }) => company.email !== seeker.email && company.email !== DEMO_EMAILS.company);
  const fits = (job: SeededJob): boolean => fitOf(seeker, job) > 0;
  const ofTrade = others.filter(({ template }) => template.industries?.includes(seeker.trade.industry));
  const chosen = [
    ...random.sample(others.filter(fits), random.whole(5, 9)),
    ...random.sample(ofTrade, random.whole(1, 3)),
  ];
  const ofDemo = random.sample(
    jobs.filter((job) => job.company.email === DEMO_EMAILS.company && fits(job)),
    random.whole(2, 6),
  );
  return [...new Set([...chosen, ...ofDemo])];
}

function planApplication(context: SeedContext, random: SeededRandom, seeker: SeededSeeker, job: SeededJob): void {
  const earliest = Math.max(
    job.postedAt.getTime() + HOUR_MS,
    seeker.registeredAt.getTime() + HOUR_MS,
    daysBefore(context.end, HISTORY_DAYS).getTime(),
  );
  const latest = Math.min(job.openUntil.getTime(), context.end.getTime()) - HOUR_MS / 2;
  if (latest <= earliest) return;
  context.timeline.add(random.instant(new Date(earliest), new Date(latest)), async () => {
    const application = await apply(context, random, { seeker, job, fits: () => true });
    if (application) planOutcome(context, random, application);
  });
}

function planOutcome(context: SeedContext, random: SeededRandom, application: SeededApplication): void {
  const { slot, appliedAt, job } = application;
  const isComing = slot.starts_at > context.end;
  const coming = job.company.email === DEMO_EMAILS.company ? DEMO_COMING_SHARES : COMING_SHARES;
  const outcome = drawOutcome(random, isComing ? coming : PAST_SHARES);
  const latest = Math.min(slot.starts_at.getTime() - 2 * HOUR_MS, appliedAt.getTime() + 6 * 24 * HOUR_MS);
  const at = random.instant(new Date(appliedAt.getTime() + 2 * HOUR_MS), new Date(latest));
  if (outcome === 'reject') context.timeline.add(at, () => reject(context, application));
  if (outcome === 'withdraw') context.timeline.add(at, () => withdraw(context, application));
  if (outcome === 'accept') context.timeline.add(at, () => decideOn(context, random, application));
}

function drawOutcome(random: SeededRandom, shares: Shares): Outcome {
  const drawn = random.fraction();
  if (drawn < shares.accept) return 'accept';
  if (drawn < shares.accept + shares.reject) return 'reject';
  return drawn < shares.accept + shares.reject + shares.withdraw ? 'withdraw' : 'none';
}

/** Accepts, after buying tokens when there is none left; the demo company keeps its last ones. */
async function decideOn(context: SeedContext, random: SeededRandom, application: SeededApplication): Promise<void> {
  const { company } = application.job;
  if (!company.actor) return;
  const balance = await balanceOf(context, company.actor);
  if (company.email === DEMO_EMAILS.company) {
    return balance > demoReserve(context) ? finish(context, random, application) : reject(context, application);
  }
  if (balance > 0) return finish(context, random, application);
  await buyTokens(context, random, company, packageOf(random.pick([1, 3, 3, 6, 6, 12])));
  context.timeline.add(new Date(context.timeline.now().getTime() + 6 * 60_000), () =>
    finish(context, random, application),
  );
}

/** Rejects an applicant who cannot be accepted because of another interview. */
async function finish(context: SeedContext, random: SeededRandom, application: SeededApplication): Promise<void> {
  const isAccepted = await accept(context, random, application);
  if (!isAccepted) return reject(context, application);
  if (!random.happens(0.7)) return;
  const soon = new Date(context.timeline.now().getTime() + random.whole(5, 90) * 60_000);
  context.timeline.add(soon, () => addDetails(context, random, application));
}

/** Unpaid invoices, so that the administrators' lists show every status. */
export function planAbandonedPurchases(context: SeedContext, companies: readonly SeededCompany[]): void {
  const random = new SeededRandom('abandoned purchases');
  const buyers = companies.filter(({ verifiedAt }) => verifiedAt !== null);
  for (let count = 0; count < 9; count += 1) {
    const company = random.pick(buyers);
    const at = random.instant(daysBefore(context.end, 50), daysBefore(context.end, 1));
    context.timeline.add(at, () =>
      abandonPurchase(context, random, company, random.happens(0.75) ? 'EXPIRED' : 'FAILED'),
    );
  }
}

/** The server's task runs every minute; nobody sees the difference in a history. */
const EVERY_HOURS = 6;
const always = () => Promise.resolve(true);

/** Applications that no one answered lapse and are closed in the demo's past as they would have been. */
export function planReplyClock(context: SeedContext): void {
  const first = daysBefore(context.end, HISTORY_DAYS).getTime();
  for (let at = first; at <= context.end.getTime(); at += EVERY_HOURS * HOUR_MS)
    context.timeline.add(new Date(at), async () => {
      await lapseApplications(context.services, always);
      await closeLapsedApplications(context.services, always);
    });
}
