import type { Pool, RowDataPacket } from 'mysql2/promise';

/**
 * A simple search index to compare with: trigrams of the folded texts of all visible jobs, in list order; candidates are
 * compared with the text itself. The caller counts what has changed since `newest`, and reloads it then.
 */
export class TrigramIndex {
  private readonly texts: string[] = [];
  private readonly ids: string[] = [];
  private readonly postings = new Map<number, Postings>();
  private readonly found = new Map<string, readonly string[]>();

  private constructor(private readonly newest: string) {}

  static async read(pool: Pool, visible: string, parameters: readonly string[]): Promise<TrigramIndex> {
    const [[last]] = await pool.query<RowDataPacket[]>(
      'SELECT CAST(MAX(search_changed_at) AS CHAR) AS newest FROM jobs',
    );
    const index = new TrigramIndex(String(last?.['newest'] ?? '2020-01-01'));
    const [rows] = await pool.query<RowDataPacket[]>(
      `SELECT j.id, j.search_text FROM jobs j WHERE ${visible} ORDER BY j.created_at DESC, j.id DESC`,
      [...parameters],
    );
    for (const row of rows) index.add(String(row['id']), String(row['search_text']));
    return index;
  }

  /** The ids of all jobs whose text contains the term, in list order, cached with the state for which they are right. */
  search(term: string): { found: readonly string[]; newest: string } {
    const found =
      this.found.get(term) ??
      this.candidates(term).flatMap((job) => (this.texts[job]?.includes(term) ? [this.ids[job] ?? ''] : []));
    this.found.set(term, found);
    return { found, newest: this.newest };
  }

  private add(id: string, text: string): void {
    const job = this.ids.push(id) - 1;
    this.texts.push(text);
    for (const trigram of trigramsOf(text)) {
      let postings = this.postings.get(trigram);
      if (!postings) this.postings.set(trigram, (postings = new Postings()));
      postings.add(job);
    }
  }

  /** Every job for terms of one or two letters. */
  private candidates(term: string): number[] {
    const [shortest, ...others] = [...trigramsOf(term)]
      .map((trigram) => this.postings.get(trigram)?.jobs() ?? new Uint32Array(0))
      .sort((one, other) => one.length - other.length);
    if (!shortest) return this.ids.map((_, job) => job);
    return others.reduce<number[]>((common, list) => intersection(common, list), [...shortest]);
  }
}

function trigramsOf(text: string): Set<number> {
  const trigrams = new Set<number>();
  for (let at = 2; at < text.length; at += 1)
    trigrams.add((text.charCodeAt(at - 2) * 65_536 + text.charCodeAt(at - 1)) * 65_536 + text.charCodeAt(at));
  return trigrams;
}

function intersection(jobs: readonly number[], list: Uint32Array): number[] {
  let at = 0;
  return jobs.filter((job) => {
    while ((list[at] ?? Infinity) < job) at += 1;
    return list[at] === job;
  });
}

/** A growing list of job numbers. */
class Postings {
  private list = new Uint32Array(4);
  private length = 0;

  add(job: number): void {
    if (this.length === this.list.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.list);
      this.list = larger;
    }
    this.list[this.length] = job;
    this.length += 1;
  }

  jobs(): Uint32Array {
    return this.list.subarray(0, this.length);
  }
}
