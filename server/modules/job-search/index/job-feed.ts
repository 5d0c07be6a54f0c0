import type { Connection } from 'mysql2/promise';
import { monthlySalary } from '../../../../domain/job-filter';
import { addDays, instantIn } from '../../../../domain/time';
import { openSingleConnection } from '../../../db/single-connection';
import type { SearchMark } from '../search-query';
import type { IndexedJob } from './job-facts';
import {
  ALL_COMPANIES,
  ask,
  CHANGES_SINCE,
  JOBS_BY_ID,
  NOW,
  SLOTS_OF_JOBS,
  VISIBLE_JOBS_AFTER,
  type FeedJob,
  type FeedSlot,
  type JobChange,
} from './job-feed.sql';
import type { JobIndex } from './job-index';

const sumOf = (changes: readonly JobChange[]): bigint =>
  changes.reduce((sum, { stamp }) => sum + BigInt(stamp.replace('.', '')), 0n);

/** Later than any job is posted. */
const END_OF_TIME = new Date('9999-12-31T00:00:00Z');
const READ_AT_ONCE = 500;
/** Changes become visible only with their commit, so each read goes this far back before the newest known change. */
const OVERLAP_SECONDS = 30;
/** Once a minute a read goes this far back, for long transactions and clocks that differ between cluster nodes. */
const WIDE_OVERLAP_SECONDS = 15 * 60;
const WIDE_EVERY_MS = 60_000;
/** A mark covers at most this many changes, since every search reads them. */
const MAX_MARKED = 500;

/** The stamp of so many seconds before another one. Stamps have the same length until the year 2286, and compare as texts. */
const before = (stamp: string, seconds: number): string => `${Math.floor(Number(stamp)) - seconds}.000000`;
const laterOf = (one: string, other: string): string => (one > other ? one : other);

function jobOf(row: FeedJob, slots: readonly FeedSlot[]): IndexedJob {
  const { salary_min: min, salary_max: max, salary_period: period } = row;
  return {
    id: row.id,
    createdAt: row.created_at.getTime(),
    employmentType: row.employment_type,
    placeId: row.place_id,
    timeZone: row.time_zone,
    monthlySalary: period === null ? null : monthlySalary({ min, max, period }),
    interviewTypes: [...new Set(slots.map((slot) => slot.location_type))].sort(),
    freeStarts: slots.filter((slot) => slot.is_free).map((slot) => slot.starts_at.getTime()),
    closesAt: closesAtOf(row),
    text: row.search_text,
  };
}

function closesAtOf({ auto_close_date: lastDay, time_zone: zone }: FeedJob): number {
  return lastDay === null ? Infinity : instantIn(zone, addDays(lastDay, 1), '00:00').getTime();
}

/** Fills an index from the database and keeps it up to date, on a connection of its own. */
export class JobFeed {
  /** The stamps in the index, for the time that the wide read covers. */
  private known = new Map<string, string>();
  /** A stamp: changes after it are read again, and marked. */
  private since = '';
  private lastWideLook = 0;

  private constructor(
    private readonly connection: Connection,
    private readonly index: JobIndex,
  ) {}

  /** Reads all visible jobs. */
  static async start(databaseUrl: string, index: JobIndex): Promise<JobFeed> {
    const connection = await openSingleConnection(databaseUrl);
    const feed = new JobFeed(connection, index);
    const [now] = await ask(connection, NOW);
    feed.since = before(String(now?.seconds), WIDE_OVERLAP_SECONDS);
    const known = await ask(connection, CHANGES_SINCE, [feed.since]);
    await index.fill(feed.visibleJobs());
    // The cards of what is found name their companies: after the database's restart the first searches would fetch each from the disk.
    await ask(connection, ALL_COMPANIES);
    // What has changed since it was listed differs in its stamp and is read once more.
    for (const { id, stamp } of known) feed.known.set(id, stamp);
    return feed;
  }

  close(): void {
    this.connection.destroy();
  }

  /** Applies all changes to the index and returns the mark of that state. */
  async catchUp(): Promise<SearchMark> {
    const isWide = Date.now() - this.lastWideLook > WIDE_EVERY_MS;
    if (isWide) this.lastWideLook = Date.now();
    const from = isWide ? before(this.since, WIDE_OVERLAP_SECONDS) : this.since;
    const changes = await ask(this.connection, CHANGES_SINCE, [from]);
    const unknown = changes.filter(({ id, stamp }) => this.known.get(id) !== stamp);
    for (let start = 0; start < unknown.length; start += READ_AT_ONCE)
      await this.take(unknown.slice(start, start + READ_AT_ONCE));
    // What no look goes back to any more is forgotten.
    if (isWide) this.known = new Map(changes.map(({ id, stamp }) => [id, stamp]));
    const [newest, newestUnmarked] = [changes.at(-1), changes.at(-MAX_MARKED - 1)];
    if (newest) this.since = laterOf(this.since, before(newest.stamp, OVERLAP_SECONDS));
    // If thousands share one stamp, as after an import, none of them is marked.
    if (newestUnmarked) this.since = laterOf(this.since, newestUnmarked.stamp);
    return { since: this.since, sum: sumOf(changes.filter(({ stamp }) => stamp > this.since)) };
  }

  private async *visibleJobs(): AsyncGenerator<IndexedJob> {
    let last: Pick<FeedJob, 'id' | 'created_at'> | undefined = { created_at: END_OF_TIME, id: '' };
    while (last) {
      const rows: FeedJob[] = await ask(this.connection, VISIBLE_JOBS_AFTER, [
        last.created_at,
        last.created_at,
        last.id,
      ]);
      yield* await this.withSlots(rows);
      last = rows.at(-1);
    }
  }

  private async withSlots(rows: readonly FeedJob[]): Promise<IndexedJob[]> {
    const slotsOf = new Map<string, FeedSlot[]>(rows.map(({ id }) => [id, []]));
    if (rows.length > 0)
      for (const slot of await ask(this.connection, SLOTS_OF_JOBS, [[...slotsOf.keys()]]))
        slotsOf.get(slot.job_id)?.push(slot);
    return rows.map((row) => jobOf(row, slotsOf.get(row.id) ?? []));
  }

  private async take(changes: readonly JobChange[]): Promise<void> {
    const rows = await ask(this.connection, JOBS_BY_ID, [changes.map(({ id }) => id)]);
    await this.index.put(await this.withSlots(rows.filter((row) => row.is_visible)));
    for (const { id, created_at: createdAt } of rows.filter((row) => !row.is_visible))
      this.index.remove({ id, createdAt: createdAt.getTime() });
    // The stamps were read before the rows, so a row that has changed in between is read again next time.
    for (const { id, stamp } of changes) this.known.set(id, stamp);
  }
}
