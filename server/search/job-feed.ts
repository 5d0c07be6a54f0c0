import type { Connection, RowDataPacket } from 'mysql2/promise';
import { openSingleConnection } from '../db/single-connection';
import type { SearchMark } from '../ports';
import { dayNumber, NEVER_CLOSES } from './job-facts';
import type { IndexedJob, JobIndex } from './job-index';

const sumOf = (changes: readonly ChangeRow[]): bigint =>
  changes.reduce((sum, { stamp }) => sum + BigInt(stamp.replace('.', '')), 0n);

const SLICE = 1_000;
const READ_AT_ONCE = 500;
/** Changes become visible only with their commit, so each read goes this far back before the newest known change. */
const OVERLAP_SECONDS = 30;
/** Once a minute a read goes this far back, for long transactions and clocks that differ between cluster nodes. */
const WIDE_OVERLAP_SECONDS = 15 * 60;
const WIDE_EVERY_MS = 60_000;
/** A mark covers at most this many changes, since every search reads them. */
const MAX_MARKED = 500;

type JobRow = RowDataPacket & {
  id: string;
  created_at: Date;
  employment_type: string;
  auto_close_date: string | null;
  search_text: string;
  is_visible: number;
};
/** The stamp in seconds with six decimals. */
type ChangeRow = RowDataPacket & { id: string; stamp: string };

/** A stamp so many seconds earlier. Stamps have the same length until the year 2286, so they compare as texts. */
const before = (stamp: string, seconds: number): string => `${Math.floor(Number(stamp)) - seconds}.000000`;
const laterOf = (one: string, other: string): string => (one > other ? one : other);

const COLUMNS = 'id, created_at, employment_type, auto_close_date, search_text, is_visible';

const jobOf = (row: JobRow): IndexedJob => ({
  id: row.id,
  createdAt: row.created_at.getTime(),
  employmentType: row.employment_type,
  closesAfter: row.auto_close_date === null ? NEVER_CLOSES : dayNumber(row.auto_close_date),
  text: row.search_text,
});

/** Fills an index from the database and keeps it up to date, on a connection of its own. */
export class JobFeed {
  /** The stamps in the index, for the time that the wide read covers. */
  private readonly known = new Map<string, string>();
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
    const [[now]] = await connection.query<(RowDataPacket & { seconds: number })[]>(
      'SELECT UNIX_TIMESTAMP() AS seconds',
    );
    feed.since = before(String(now?.seconds), WIDE_OVERLAP_SECONDS);
    const known = await feed.changesSince(feed.since);
    await index.fill(feed.visibleJobs());
    // Loads the companies into the database's memory, because the cards of found jobs need their names.
    await connection.query('SELECT MAX(is_verified) FROM companies FORCE INDEX (PRIMARY)');
    // A job that has changed since differs in its stamp and is read again.
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
    const changes = await this.changesSince(isWide ? before(this.since, WIDE_OVERLAP_SECONDS) : this.since);
    const unknown = changes.filter(({ id, stamp }) => this.known.get(id) !== stamp);
    for (let start = 0; start < unknown.length; start += READ_AT_ONCE)
      await this.take(unknown.slice(start, start + READ_AT_ONCE));
    if (isWide) this.forgetAllBut(changes);
    const [newest, newestUnmarked] = [changes.at(-1), changes.at(-MAX_MARKED - 1)];
    if (newest) this.since = laterOf(this.since, before(newest.stamp, OVERLAP_SECONDS));
    // If thousands share one stamp, as after an import, none of them is marked.
    if (newestUnmarked) this.since = laterOf(this.since, newestUnmarked.stamp);
    return { since: this.since, sum: sumOf(changes.filter(({ stamp }) => stamp > this.since)) };
  }

  private async *visibleJobs(): AsyncGenerator<IndexedJob> {
    let last: JobRow | undefined;
    do {
      const [rows] = await this.connection.query<JobRow[]>(
        `SELECT ${COLUMNS} FROM jobs FORCE INDEX (ix_jobs_visible)
         WHERE is_visible = 1 ${last ? 'AND created_at <= ? AND (created_at < ? OR id < ?)' : ''}
         ORDER BY created_at DESC, id DESC LIMIT ${SLICE}`,
        last ? [last.created_at, last.created_at, last.id] : [],
      );
      yield* rows.map(jobOf);
      last = rows.at(-1);
    } while (last);
  }

  private async changesSince(since: string): Promise<ChangeRow[]> {
    const [rows] = await this.connection.query<ChangeRow[]>(
      `SELECT id, UNIX_TIMESTAMP(search_changed_at) AS stamp FROM jobs FORCE INDEX (ix_jobs_search_changed)
       WHERE search_changed_at > FROM_UNIXTIME(?) ORDER BY search_changed_at, id`,
      [since],
    );
    return rows;
  }

  private async take(changes: readonly ChangeRow[]): Promise<void> {
    const [rows] = await this.connection.query<JobRow[]>(`SELECT ${COLUMNS} FROM jobs WHERE id IN (?)`, [
      changes.map(({ id }) => id),
    ]);
    for (const row of rows) {
      if (row.is_visible === 1) this.index.put(jobOf(row));
      else this.index.remove(jobOf(row));
    }
    // The stamps were read before the rows, so a row that has changed in between is read again next time.
    for (const { id, stamp } of changes) this.known.set(id, stamp);
  }

  /** Forgets stamps that are too old to be read again. */
  private forgetAllBut(wide: readonly ChangeRow[]): void {
    const inReach = new Set(wide.map(({ id }) => id));
    for (const id of this.known.keys()) if (!inReach.has(id)) this.known.delete(id);
  }
}
