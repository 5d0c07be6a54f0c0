import { readFileSync } from 'node:fs';
import { csvRecords, type CsvRecord } from '../../server/text/csv-records';
import { StartUpError } from '../start-up-error';

/** The columns that the file must have, in any order; others are ignored. */
export const COLUMNS = ['title', 'company', 'location', 'average_monthly_salary_idr'] as const;
export type Column = (typeof COLUMNS)[number];
type PostingFields = Record<Column, string>;

/** One record of the file. */
export interface PostingRow {
  /** The line on which the record begins; the header is on line 1. */
  line: number;
  /** Null when the record has not as many fields as the header. */
  fields: PostingFields | null;
  found: number;
  expected: number;
}

/**
 * Reads the file record by record; quoted fields may hold separators, quotes and line ends.
 * Throws StartUpError for a file that is missing, empty, not CSV, or without the four columns.
 */
export function* readPostingRows(file: string): Generator<PostingRow> {
  let header: string[] | undefined;
  try {
    for (const record of csvRecords(readFileSync(file, 'utf8'))) {
      const isBlankLine = record?.cells.length === 1 && record.cells[0] === '';
      if (!record || isBlankLine) continue;
      if (header === undefined) header = checkedHeader(record.cells, file);
      else yield rowOf(record, header);
    }
  } catch (error) {
    if (error instanceof StartUpError) throw error;
    throw new StartUpError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (header === undefined) throw new StartUpError(`${file} is empty.`);
}

function checkedHeader(record: readonly string[], file: string): string[] {
  const header = record.map((name) => name.trim().toLowerCase());
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0)
    throw new StartUpError(`${file} lacks the column ${missing.join(', ')}; its first line reads: ${record.join(',')}`);
  return header;
}

function rowOf({ line, cells }: CsvRecord, header: readonly string[]): PostingRow {
  const fields = Object.fromEntries(COLUMNS.map((column) => [column, cells[header.indexOf(column)] ?? '']));
  return {
    line,
    found: cells.length,
    expected: header.length,
    fields: cells.length === header.length ? (fields as PostingFields) : null,
  };
}
