import { instant, text, type Row } from '../../db/row';
import { selectRows, type Parameter, type QueryExecutor } from '../../db/statements';
import { liveInterview } from '../applications';

const DUE = { id: text, interview_starts_at: instant };

interface DueFrom {
  earliest: Date;
  latest: Date;
  /** Begins the key of the reminder in the outbox, before the application and the time. */
  key: string;
  /** The last application of those before, at the earliest time; '' at the start. */
  after: string;
  batch: number;
}

/** In the order of `ix_applications_interview`, so that neither past interviews are read nor the due ones sorted. */
export function dueRemindersStatement({ earliest, latest, key, after, batch }: DueFrom): {
  sql: string;
  parameters: Parameter[];
} {
  return {
    sql: `SELECT a.id, a.interview_starts_at FROM applications a
          WHERE ${liveInterview('a')} AND a.interview_starts_at >= ? AND a.interview_starts_at <= ?
            AND (a.interview_starts_at > ? OR a.id > ?)
            AND NOT EXISTS (SELECT 1 FROM outbox o
                            WHERE o.effect_key = CONCAT(?, a.id, ':', a.interview_date, 'T', a.interview_start))
          ORDER BY a.interview_starts_at, a.id LIMIT ?`,
    parameters: [earliest, latest, earliest, after, key, batch],
  };
}

export type DueReminder = Row<typeof DUE>;

export function dueReminders(executor: QueryExecutor, from: DueFrom): Promise<DueReminder[]> {
  const { sql, parameters } = dueRemindersStatement(from);
  return selectRows(executor, DUE, sql, parameters);
}
