import { DAY_MS, MINUTE_MS } from '../../domain/time';
import type { StoredStatus } from '../../domain/applications';
import { CONFLICT_BUFFER_MINUTES } from '../../domain/interview-times';
import { SLOTS_PER_JOB } from './amounts';
import { idOf } from './ids';
import type { JobPlan } from './job-plan';

const HOUR_MS = 60 * MINUTE_MS;
const STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const satisfies readonly StoredStatus[];
/** How applications end: once their interview lies in the past, and while it is ahead. */
const PAST_SHARES = { ACCEPTED: 0.35, REJECTED: 0.45, WITHDRAWN: 0.1 };
const COMING_SHARES = { ACCEPTED: 0.2, REJECTED: 0.15, WITHDRAWN: 0.1 };

/** Who applied where and when, and the outcome; numbered in the order of applying. */
export class ApplicationPlan {
  readonly count: number;
  readonly job: Uint32Array;
  readonly seeker: Uint32Array;
  readonly appliedAt: Float64Array;
  readonly slot: Uint32Array;
  private readonly status: Uint8Array;
  /** 0 when undecided. */
  readonly decidedAt: Float64Array;
  /** Each seeker's latest accepted application, and the one before each: chains to look for conflicts in. */
  private readonly latestAccepted: Int32Array;
  private readonly acceptedBefore: Int32Array;

  constructor(readonly jobs: JobPlan) {
    const { amounts } = jobs.population;
    this.count = amounts.applications;
    const drawn = this.drawPairs();
    const order = Uint32Array.from(drawn.appliedAt.keys()).sort(
      (one, other) => (drawn.appliedAt[one] ?? 0) - (drawn.appliedAt[other] ?? 0) || one - other,
    );
    this.job = order.map((index) => drawn.job[index] ?? 0);
    this.seeker = order.map((index) => drawn.seeker[index] ?? 0);
    this.appliedAt = Float64Array.from(order, (index) => drawn.appliedAt[index] ?? 0);
    this.slot = new Uint32Array(this.count);
    this.status = new Uint8Array(this.count);
    this.decidedAt = new Float64Array(this.count);
    this.latestAccepted = new Int32Array(amounts.seekers).fill(-1);
    this.acceptedBefore = new Int32Array(this.count).fill(-1);
    for (let application = 0; application < this.count; application += 1) this.settle(application);
  }

  /** A few jobs have many applicants, most have few; no seeker twice at one job, none at an unverified company's. */
  private drawPairs() {
    const { jobs } = this;
    const { population } = jobs;
    const counts = this.countsPerJob();
    const pairs = {
      job: new Uint32Array(this.count),
      seeker: new Uint32Array(this.count),
      appliedAt: new Float64Array(this.count),
    };
    let at = 0;
    for (let job = 0; job < jobs.count; job += 1) {
      const chosen = new Set<number>();
      for (let draw = 0; chosen.size < (counts[job] ?? 0); draw += 1) {
        const appliedAt = this.drawMoment(job, draw);
        const seeker = Math.floor(
          population.registeredBy(appliedAt, population.amounts.seekers) *
            population.fraction(job, 100 + 3 * draw) ** 1.25,
        );
        if (chosen.has(seeker)) continue;
        chosen.add(seeker);
        pairs.job[at] = job;
        pairs.seeker[at] = seeker;
        pairs.appliedAt[at] = appliedAt;
        at += 1;
      }
    }
    return pairs;
  }

  private drawMoment(job: number, draw: number): number {
    const { jobs } = this;
    const from = jobs.jobCreatedAt(job) + MINUTE_MS;
    const until = jobs.isActive(job) ? jobs.population.origin.base - MINUTE_MS : jobs.closedAt(job) - MINUTE_MS;
    return Math.floor(from + (until - from) * jobs.population.fraction(job, 101 + 3 * draw) ** 2);
  }

  private countsPerJob(): Uint16Array {
    const { jobs } = this;
    const { population } = jobs;
    const counts = new Uint16Array(jobs.count);
    const eligible: number[] = [];
    let left = this.count;
    for (let job = 0; job < jobs.count; job += 1) {
      if (!population.isVerified(jobs.companyOf(job))) continue;
      if (jobs.isPopular(job)) {
        counts[job] = 32 + Math.floor(88 * population.fraction(job, 30) ** 2);
        left -= counts[job] ?? 0;
      } else eligible.push(job);
    }
    const mean = left / eligible.length;
    for (const job of eligible) {
      const drawn = Math.min(30, Math.round(-Math.log(1 - population.fraction(job, 31)) * mean));
      counts[job] = Math.min(drawn, left);
      left -= counts[job] ?? 0;
    }
    for (let turn = 0; left > 0; turn += 1) {
      const job = eligible[Math.floor(population.fraction(turn, 32) * eligible.length)] ?? 0;
      if ((counts[job] ?? 0) >= 31) continue;
      counts[job] = (counts[job] ?? 0) + 1;
      left -= 1;
    }
    return counts;
  }

  /** Slot, outcome and seat, in the order in which people applied. */
  private settle(application: number): void {
    const { jobs } = this;
    const { population } = jobs;
    const appliedAt = this.appliedAt[application] ?? 0;
    const first = (this.job[application] ?? 0) * SLOTS_PER_JOB;
    const choices = [first, first + 1, first + 2].filter((slot) => jobs.slotStartsAt(slot) > appliedAt + HOUR_MS);
    const slot = choices[Math.floor(population.fraction(application, 40) * choices.length)] ?? first + 2;
    this.slot[application] = slot;
    const status = this.outcome(application, slot);
    this.status[application] = STATUSES.indexOf(status);
    if (status === 'PENDING' || status === 'ACCEPTED') jobs.seatsTaken[slot] = (jobs.seatsTaken[slot] ?? 0) + 1;
    if (status === 'ACCEPTED' || status === 'REJECTED') {
      const until = Math.min(appliedAt + 3 * DAY_MS, jobs.slotStartsAt(slot), population.origin.base);
      this.decidedAt[application] = Math.floor(
        appliedAt + (until - appliedAt) * (0.05 + 0.9 * population.fraction(application, 42)),
      );
    }
    if (status !== 'ACCEPTED') return;
    jobs.isSelected[slot] = 1;
    const seeker = this.seeker[application] ?? 0;
    this.acceptedBefore[application] = this.latestAccepted[seeker] ?? -1;
    this.latestAccepted[seeker] = application;
  }

  private outcome(application: number, slot: number): StoredStatus {
    const { jobs } = this;
    const shares = jobs.slotStartsAt(slot) < jobs.population.origin.base ? PAST_SHARES : COMING_SHARES;
    const drawn = jobs.population.fraction(application, 41);
    if (drawn < shares.WITHDRAWN) return 'WITHDRAWN';
    if (drawn < shares.WITHDRAWN + shares.REJECTED) return 'REJECTED';
    if ((jobs.seatsTaken[slot] ?? 0) >= jobs.slotCapacity(slot)) return 'REJECTED';
    const isAccepted = drawn < shares.WITHDRAWN + shares.REJECTED + shares.ACCEPTED;
    return isAccepted && !this.clashes(this.seeker[application] ?? 0, slot) ? 'ACCEPTED' : 'PENDING';
  }

  /** Within the buffer of an accepted interview of the seeker. */
  private clashes(seeker: number, slot: number): boolean {
    const buffer = CONFLICT_BUFFER_MINUTES * MINUTE_MS;
    for (let other = this.latestAccepted[seeker] ?? -1; other !== -1; other = this.acceptedBefore[other] ?? -1) {
      const taken = this.slot[other] ?? 0;
      if (
        this.jobs.slotStartsAt(slot) < this.jobs.slotEndsAt(taken) + buffer &&
        this.jobs.slotStartsAt(taken) < this.jobs.slotEndsAt(slot) + buffer
      )
        return true;
    }
    return false;
  }

  statusOf(application: number): StoredStatus {
    return STATUSES[this.status[application] ?? 0] ?? 'PENDING';
  }

  applicationId(application: number): string {
    return idOf('application', application, this.appliedAt[application] ?? 0);
  }
}
