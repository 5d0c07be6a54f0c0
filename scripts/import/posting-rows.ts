import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { linesOfRecord } from '../../domain/text';
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
 * Reads the file record by record; quoted fields may hold commas, quotes and line ends.
 * Throws StartUpError for a file that is missing, empty, not CSV, or without the four columns.
 */
export async function* readPostingRows(file: string): AsyncGenerator<PostingRow> {
  const source = createReadStream(file);
  const parser = parse({ bom: true, relax_column_count: true, relax_quotes: true });
  source.on('error', (error) => parser.destroy(error));
  let header: string[] | undefined;
  let next = 1;
  try {
    for await (const record of source.pipe(parser) as AsyncIterable<string[]>) {
      const line = next;
      next += linesOfRecord(record);
      const isEmptyLine = record.length === 1 && record[0] === '';
      if (isEmptyLine) continue;
      if (header === undefined) header = checkedHeader(record, file);
      else yield rowOf(record, header, line);
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

function rowOf(record: readonly string[], header: readonly string[], line: number): PostingRow {
  const valueOf = (column: Column): string => record[header.indexOf(column)] ?? '';
  return {
    line,
    found: record.length,
    expected: header.length,
    fields:
      record.length === header.length
        ? {
            title: valueOf('title'),
            company: valueOf('company'),
            location: valueOf('location'),
            average_monthly_salary_idr: valueOf('average_monthly_salary_idr'),
          }
        : null,
  };
}
