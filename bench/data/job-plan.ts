import { DAY_MS, MINUTE_MS, wibDateOf, wibInstant } from '../../domain/time';
import { LOCATION_TYPES, type LocationType } from '../../domain/slots';
import { HISTORY_DAYS, RARE_JOBS, SLOTS_PER_JOB } from './amounts';
import { idOf } from './ids';
import type { Population } from './population';

const ACTIVE_SHARE = 0.8;
/** Jobs with 32 applicants or more. */
const POPULAR_SHARE = 0.02;
const CAPACITIES = [1, 3, 5, 5, 5, 5, 8, 10];
const POPULAR_CAPACITY = 20;
/** First half hour and number of choices of each slot's start: they lie apart, so that slots of one day never meet. */
const SLOT_HOURS = [
  [16, 5],
  [22, 5],
  [28, 6],
] as const;

/** The jobs and their slots by number: jobs in the order of posting, the slots of job n are 3n, 3n+1 and 3n+2. */
export class JobPlan {
  readonly count: number;
  readonly createdAt: Float64Array;
  readonly company: Uint32Array;
  readonly titles: string[];
  /** Minutes since 1970. */
  readonly slotStart: Uint32Array;
  readonly seatsTaken: Uint8Array;
  readonly isSelected: Uint8Array;
  private readonly rare = new Set<number>();

  constructor(readonly population: Population) {
    const { amounts, origin } = population;
    this.count = amounts.jobs;
    this.createdAt = new Float64Array(this.count);
    this.company = new Uint32Array(this.count);
    this.titles = new Array<string>(this.count).fill('');
    this.slotStart = new Uint32Array(amounts.slots);
    this.seatsTaken = new Uint8Array(amounts.slots);
    this.isSelected = new Uint8Array(amounts.slots);
    for (let job = 0; job < this.count; job += 1) {
      // The newest job is an hour old.
      const createdAt = Math.floor(origin.base - 60 * MINUTE_MS - HISTORY_DAYS * DAY_MS * (1 - (job + 1) / this.count));
      this.createdAt[job] = createdAt;
      // Older companies have more jobs.
      this.company[job] = Math.floor(
        population.registeredBy(createdAt, amounts.companies) * population.fraction(job, 10) ** 1.4,
      );
      this.planSlots(job);
    }
    this.chooseRareJobs();
  }

  private planSlots(job: number): void {
    const { population } = this;
    const { base } = population.origin;
    const random = (purpose: number): number => population.fraction(job, purpose);
    const createdAt = this.jobCreatedAt(job);
    const active = this.isActive(job);
    const days = [
      createdAt + (16 + 10 * random(11)) * DAY_MS,
      active ? base + (2 + 28 * random(12)) * DAY_MS : createdAt + (27 + 9 * random(12)) * DAY_MS,
      active ? base + (31 + 29 * random(13)) * DAY_MS : createdAt + (37 + 9 * random(13)) * DAY_MS,
    ];
    SLOT_HOURS.forEach(([first, choices], index) => {
      const midnight = wibInstant(wibDateOf(new Date(days[index] ?? base)), '00:00').getTime();
      this.slotStart[job * SLOTS_PER_JOB + index] =
        midnight / MINUTE_MS + 30 * (first + Math.floor(choices * random(14 + index)));
    });
  }

  /** Spread over the visible jobs. */
  private chooseRareJobs(): void {
    for (let index = 0; index < RARE_JOBS; index += 1) {
      let job = Math.floor(((index + 0.5) / RARE_JOBS) * this.count);
      while (!this.isVisible(job) || this.rare.has(job)) job = (job + 1) % this.count;
      this.rare.add(job);
    }
  }

  isRare(job: number): boolean {
    return this.rare.has(job);
  }

  jobCreatedAt(job: number): number {
    return this.createdAt[job] ?? 0;
  }

  companyOf(job: number): number {
    return this.company[job] ?? 0;
  }

  isActive(job: number): boolean {
    return this.population.fraction(job, 20) < ACTIVE_SHARE;
  }

  isVisible(job: number): boolean {
    return this.isActive(job) && this.population.isVerified(this.companyOf(job));
  }

  isPopular(job: number): boolean {
    return this.population.fraction(job, 21) < POPULAR_SHARE;
  }

  /** When a job that is no longer open was closed. */
  closedAt(job: number): number {
    return Math.min(this.jobCreatedAt(job) + 15 * DAY_MS, this.population.origin.base - 30 * MINUTE_MS);
  }

  jobId(job: number): string {
    return idOf('job', job, this.jobCreatedAt(job));
  }

  slotId(slot: number): string {
    return idOf('slot', slot, this.jobCreatedAt(Math.floor(slot / SLOTS_PER_JOB)));
  }

  /** Milliseconds since 1970. */
  slotStartsAt(slot: number): number {
    return (this.slotStart[slot] ?? 0) * MINUTE_MS;
  }

  slotEndsAt(slot: number): number {
    return this.slotStartsAt(slot) + (this.population.fraction(slot, 22) < 0.6 ? 30 : 60) * MINUTE_MS;
  }

  slotCapacity(slot: number): number {
    const job = Math.floor(slot / SLOTS_PER_JOB);
    if (this.isPopular(job)) return POPULAR_CAPACITY;
    return CAPACITIES[Math.floor(this.population.fraction(slot, 23) * CAPACITIES.length)] ?? 5;
  }

  slotLocation(slot: number): LocationType {
    return LOCATION_TYPES[Math.floor(this.population.fraction(slot, 24) * LOCATION_TYPES.length)] ?? 'ONSITE';
  }
}
