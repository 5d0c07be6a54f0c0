import type { Pool, RowDataPacket } from 'mysql2/promise';

/** Answers an operation's `data`; `viewer` is the id of the seeker or company, read from a header without a check. */
export type Handler = (pool: Pool, viewer: string, variables: Record<string, unknown>) => Promise<unknown>;

export const filePath = (id: string | null): string | null => (id ? `/files/${id}` : null);

/** JSON columns and aggregates come as text or parsed, depending on how the server labels them. */
export function listOf<Item = string>(value: unknown): Item[] {
  if (value === null || value === undefined) return [];
  return (typeof value === 'string' ? JSON.parse(value) : value) as Item[];
}

export function salaryOf(row: RowDataPacket) {
  const { salary_min: min, salary_max: max, salary_period: period } = row;
  if (period === null) return null;
  const amountOf = (amount: unknown): number | null => (amount === null ? null : Number(amount));
  return { __typename: 'Salary', min: amountOf(min), max: amountOf(max), period };
}

/** The snapshot of an application. */
export function interviewOf(row: RowDataPacket) {
  return {
    __typename: 'InterviewTime',
    date: row['interview_date'],
    start: row['interview_start'],
    end: row['interview_end'],
    locationType: row['interview_location_type'],
  };
}
