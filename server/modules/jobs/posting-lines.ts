import { parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { refuse } from '../../../domain/errors';
import {
  MAX_POSTINGS_IN_FILE,
  POSTING_COLUMN_NAMES,
  POSTING_COLUMNS,
  REQUIRED_POSTING_COLUMNS,
  type PostingColumn,
} from '../../../domain/posting-file';
import { linesOfRecord } from '../../../domain/text';

/** A line of a file of postings as it was written. */
export interface PostingLine {
  /** Where it begins; the names of the columns are on line 1. */
  line: number;
  /** Only of columns that the file has. Null where it has not as many cells as the first line. */
  cells: Partial<Record<PostingColumn, string>> | null;
}

const CHUNK = 64 * 1024;

/**
 * The lines of a CSV file, with the comma, semicolon or tab of a spreadsheet of any language.
 * Errors: POSTING_FILE_UNREADABLE, POSTING_FILE_COLUMNS, POSTING_FILE_EMPTY, POSTING_FILE_TOO_LONG.
 */
export async function readPostingLines(content: Buffer): Promise<PostingLine[]> {
  const lines: PostingLine[] = [];
  let next = 1;
  let columns: (PostingColumn | null)[] | null = null;
  try {
    for await (const record of recordsOf(content)) {
      const line = next;
      next += linesOfRecord(record);
      if (!columns) {
        columns = columnsOf(record);
        continue;
      }
      if (record.every((cell) => cell.trim() === '')) continue;
      if (lines.length === MAX_POSTINGS_IN_FILE) throw refuse('POSTING_FILE_TOO_LONG', ['claim']);
      lines.push({ line, cells: cellsOf(record, columns) });
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw refuse('POSTING_FILE_UNREADABLE', ['claim']);
    throw error;
  }
  if (lines.length === 0) throw refuse('POSTING_FILE_EMPTY', ['claim']);
  return lines;
}

function recordsOf(content: Buffer): AsyncIterable<string[]> {
  const parser = parse({
    bom: true,
    delimiter: separatorOf(content),
    relax_column_count: true,
    relax_quotes: true,
  });
  const source = Readable.from(chunksOf(content));
  return source.pipe(parser) as AsyncIterable<string[]>;
}

/** With a turn for everything else between two of them. */
async function* chunksOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += CHUNK) {
    yield content.subarray(start, start + CHUNK);
    await setImmediate();
  }
}

/** The names of the columns hold none of these signs, so the first line tells. */
function separatorOf(content: Buffer): string {
  const end = content.indexOf('\n');
  const first = content.subarray(0, Math.min(end < 0 ? content.length : end, 2_000)).toString();
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

const folded = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
const COLUMN_OF = new Map(
  POSTING_COLUMN_NAMES.flatMap((column) =>
    [column, POSTING_COLUMNS[column].en, POSTING_COLUMNS[column].id].map((name) => [folded(name), column] as const),
  ),
);

/** A column without a name is one that a spreadsheet has left behind. */
function columnsOf(record: readonly string[]): (PostingColumn | null)[] {
  const columns = record.map((name) => (name.trim() === '' ? null : COLUMN_OF.get(folded(name))));
  const named = columns.filter((column) => column !== null);
  const isRight =
    !named.includes(undefined) &&
    new Set(named).size === named.length &&
    REQUIRED_POSTING_COLUMNS.every((column) => named.includes(column));
  if (!isRight) throw refuse('POSTING_FILE_COLUMNS', ['claim']);
  return columns as (PostingColumn | null)[];
}

function cellsOf(record: readonly string[], columns: readonly (PostingColumn | null)[]): PostingLine['cells'] {
  if (record.length !== columns.length) return null;
  return Object.fromEntries(columns.flatMap((column, index) => (column ? [[column, record[index] ?? '']] : [])));
}
