import { createHash } from 'node:crypto';
import { z } from 'zod';
import { companyName } from '../../domain/companies.schema';
import { createJobSchemas, type JobDraft } from '../../domain/jobs.schema';
import { ERROR_MESSAGES } from '../../domain/errors';
import { violationsOf } from '../../domain/schema-parts';
import { WIB } from '../../domain/time';
import { onlyZoneOf } from '../../server/text/places/time-zones';
import { COLUMNS, type Column, type PostingRow } from './posting-rows';

/** A row that became a job by the rules of the API. */
export interface Posting {
  line: number;
  companyName: string;
  draft: JobDraft;
  /** SHA-256 of the row after trimming: the same row never becomes a second job. */
  importKey: string;
}

const COLUMN_OF_FIELD: Readonly<Record<string, Column>> = {
  title: 'title',
  location: 'location',
  salaryMin: 'average_monthly_salary_idr',
  salaryMax: 'average_monthly_salary_idr',
};
/** Values that the file does not have. */
const SAME_FOR_ALL = {
  description: 'Imported posting',
  skills: ['Unspecified'],
  employmentType: 'FULL_TIME',
  salaryPeriod: 'MONTHLY',
  slots: [],
} as const;
const companyNameSchema = z.object({ companyName });

/** Returns the job of a row, or the reason why it is refused. `now` is the moment of the import. */
export type PostingReader = (row: PostingRow) => Posting | string;

export function createPostingReader(now: Date): PostingReader {
  const schemas = createJobSchemas(now);
  return ({ fields, line, expected, found }) => {
    if (!fields) return `${expected} fields expected, ${found} found`;
    const empty = COLUMNS.find((column) => fields[column].trim() === '');
    if (empty) return `${empty} is empty`;
    const salary = salaryOf(fields.average_monthly_salary_idr);
    if (salary === null)
      return `average_monthly_salary_idr is not a whole number: ${fields.average_monthly_salary_idr.slice(0, 40)}`;
    const company = companyNameSchema.safeParse({ companyName: fields.company });
    if (!company.success) return reasonOf('company', company.error);
    // Nobody can be asked when a region lies in several zones.
    const draft = schemas[onlyZoneOf(fields.location) ?? WIB].safeParse({
      ...SAME_FOR_ALL,
      title: fields.title,
      location: fields.location,
      salaryMin: salary,
      salaryMax: salary,
    });
    if (!draft.success) return reasonOf(null, draft.error);
    const { companyName } = company.data;
    return {
      line,
      companyName,
      draft: draft.data,
      importKey: keyOf([draft.data.title, companyName, draft.data.location, String(salary)]),
    };
  };
}

/** Digits only, as in the form for a job. */
function salaryOf(text: string): number | null {
  const digits = text.trim();
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

function reasonOf(column: Column | null, error: Parameters<typeof violationsOf>[0]): string {
  const violation = violationsOf(error)[0];
  const field = column ?? COLUMN_OF_FIELD[violation?.field?.[0] ?? ''] ?? 'row';
  return `${field}: ${violation ? ERROR_MESSAGES[violation.code] : 'not valid'}`;
}

function keyOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
