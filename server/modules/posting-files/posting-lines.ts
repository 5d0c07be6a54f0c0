import { refuse, type ErrorCode } from '../../../domain/errors';
import {
  MAX_LINES_IN_FILE,
  MAX_POSTINGS_IN_FILE,
  POSTING_COLUMN_NAMES,
  POSTING_COLUMNS,
  REQUIRED_POSTING_COLUMNS,
  type PostingColumn,
} from '../../../domain/posting-file';
import { inSlices } from '../../background/in-slices';
import { csvRecords, CsvUnreadableError, MAX_CELLS } from '../../text/csv-records';

/** A line of a file of postings as it was written. */
export interface PostingLine {
  /** Where it begins in the file. */
  line: number;
  /** Only of columns that the file has. Null where it has not as many cells as the first line. */
  cells: Partial<Record<PostingColumn, string>> | null;
}

/** Of a whole file. */
export const POSTING_FILE_REFUSALS = [
  'FILE_CLAIM_INVALID',
  'POSTING_FILE_UNREADABLE',
  'POSTING_FILE_COLUMNS',
  'POSTING_FILE_EMPTY',
  'POSTING_FILE_TOO_LONG',
] as const satisfies readonly ErrorCode[];

/** The lines of a CSV file, with the comma, semicolon or tab of a spreadsheet of any language. */
export async function readPostingLines(content: Buffer): Promise<PostingLine[]> {
  try {
    return await inSlices(linesOf(content.toString()));
  } catch (error) {
    if (error instanceof CsvUnreadableError) throw refuse('POSTING_FILE_UNREADABLE', ['claim']);
    throw error;
  }
}

function* linesOf(text: string): Generator<void, PostingLine[]> {
  const lines: PostingLine[] = [];
  let columns: (PostingColumn | null)[] | null = null;
  for (const record of csvRecords(text)) {
    yield;
    if (!record) continue;
    const { line, cells } = record;
    if (line > MAX_LINES_IN_FILE) throw refuse('POSTING_FILE_TOO_LONG', ['claim']);
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!columns) {
      columns = columnsOf(cells);
      continue;
    }
    if (lines.length === MAX_POSTINGS_IN_FILE) throw refuse('POSTING_FILE_TOO_LONG', ['claim']);
    lines.push({ line, cells: cellsOf(cells, columns) });
  }
  if (lines.length === 0) throw refuse('POSTING_FILE_EMPTY', ['claim']);
  return lines;
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
    record.length <= MAX_CELLS &&
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
