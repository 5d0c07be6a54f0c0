/* oxlint-disable typescript/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */
import type { TimeZone } from '../../../../domain/time';
import type { JobFacts } from '../job-conditions';
import { emptyBits, type Bits } from './bits';
import type { IndexedFacts } from './job-facts';
import { Postings } from './postings';

/** A few different texts, kept once each, and which of them each job has. */
class Repeated {
  readonly names: string[] = [];
  readonly numbers: Uint16Array;

  constructor(texts: readonly string[]) {
    const known = new Map<string, number>();
    this.numbers = Uint16Array.from(texts, (text) => {
      const number = known.get(text) ?? known.size;
      if (number === known.size) this.names.push(text);
      known.set(text, number);
      return number;
    });
  }

  at(job: number): string {
    return this.names[this.numbers[job]!]!;
  }

  /** The jobs that have each of the texts, by its number. */
  postings(): Postings {
    const jobs: number[][] = this.names.map(() => []);
    this.numbers.forEach((number, job) => jobs[number]!.push(job));
    const starts = new Uint32Array(jobs.length + 1);
    jobs.forEach((of, number) => (starts[number + 1] = starts[number]! + of.length));
    return new Postings(starts, Uint16Array.from(jobs.flat()), this.numbers.length);
  }
}

/** What filters look at, of the jobs of one segment, by number. */
export class SegmentFacts {
  private readonly types: Repeated;
  private readonly places: Repeated;
  private readonly zones: Repeated;
  private readonly placePostings: Postings;
  private readonly interviews: Repeated;
  private readonly interviewTypes: string[][];
  /** Negative when not stated. */
  private readonly salaries: Float64Array;
  private readonly freeStarts: Float64Array;
  /** Where each job's starts begin. */
  private readonly freeFrom: Uint32Array;
  private readonly createdAt: Float64Array;

  constructor(jobs: readonly IndexedFacts[]) {
    this.types = new Repeated(jobs.map(({ employmentType }) => employmentType));
    this.places = new Repeated(jobs.map(({ placeId }) => placeId ?? ''));
    this.zones = new Repeated(jobs.map(({ timeZone }) => timeZone));
    this.placePostings = this.places.postings();
    this.interviews = new Repeated(jobs.map(({ interviewTypes }) => interviewTypes.join()));
    this.interviewTypes = this.interviews.names.map((types) => types.split(',').filter(Boolean));
    this.salaries = Float64Array.from(jobs, ({ monthlySalary }) => monthlySalary ?? -1);
    this.createdAt = Float64Array.from(jobs, ({ createdAt }) => createdAt);
    this.freeFrom = new Uint32Array(jobs.length + 1);
    let end = 0;
    jobs.forEach(({ freeStarts }, job) => {
      end += freeStarts.length;
      this.freeFrom[job + 1] = end;
    });
    this.freeStarts = new Float64Array(end);
    jobs.forEach(({ freeStarts }, job) => this.freeStarts.set(freeStarts, this.freeFrom[job]));
  }

  createdAtOf(job: number): number {
    return this.createdAt[job]!;
  }

  isFreeAfter(job: number, minute: number): boolean {
    for (let at = this.freeFrom[job]!; at < this.freeFrom[job + 1]!; at += 1)
      if (this.freeStarts[at]! > minute) return true;
    return false;
  }

  /** The jobs that are in one of these places. */
  inPlaces(placeIds: readonly string[]): Bits {
    const found = emptyBits(this.places.numbers.length);
    this.places.names.forEach((name, place) => {
      if (placeIds.includes(name)) this.placePostings.addTo(found, place);
    });
    return found;
  }

  /** A copy, for another segment. */
  of(job: number): JobFacts {
    const { employmentType, placeId, timeZone, monthlySalary, interviewTypes, createdAt } = this.viewAt(job);
    const freeStarts = Array.from(this.viewAt(job).freeStarts);
    return { employmentType, placeId, timeZone, monthlySalary, interviewTypes, freeStarts, createdAt };
  }

  /** Reads only the requested facts; always the same object, for the last given number. */
  viewAt(job: number): JobFacts {
    this.view.job = job;
    return this.view;
  }

  private readonly view = ((facts: SegmentFacts) => ({
    job: 0,
    get employmentType() {
      return facts.types.at(this.job);
    },
    get placeId() {
      return facts.places.at(this.job) || null;
    },
    get timeZone() {
      return facts.zones.at(this.job) as TimeZone;
    },
    get monthlySalary() {
      const salary = facts.salaries[this.job]!;
      return salary < 0 ? null : salary;
    },
    get interviewTypes() {
      return facts.interviewTypes[facts.interviews.numbers[this.job]!]!;
    },
    get freeStarts() {
      return facts.freeStarts.subarray(facts.freeFrom[this.job], facts.freeFrom[this.job + 1]);
    },
    get createdAt() {
      return facts.createdAt[this.job]!;
    },
  }))(this);
}
