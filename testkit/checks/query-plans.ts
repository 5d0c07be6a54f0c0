import type { SentStatement, TestServer } from '../server/test-server';

/** One step of how the database ran a statement, with what it really read. */
export interface PlanStep {
  table: string;
  /** How the rows are found: `ALL` reads the whole table, `index` a whole index. */
  type: string;
  key: string | null;
  /** Rows read in each visit of the table. */
  rowsRead: number;
  /** Such as `Using filesort`. */
  extra: string;
}

export interface Plan {
  sql: string;
  steps: PlanStep[];
}

interface AnalyzedRow {
  table: string | null;
  type: string | null;
  key: string | null;
  r_rows: string | null;
  Extra: string;
}

/** Runs a statement once more and tells how it went (`ANALYZE`, MariaDB's EXPLAIN with figures). */
export async function planOf({ dataSource }: TestServer, { sql, parameters }: SentStatement): Promise<Plan> {
  const rows = await dataSource.query<AnalyzedRow[]>(`ANALYZE ${sql}`, [...parameters]);
  return {
    sql,
    steps: rows.flatMap(({ table, type, key, r_rows: rowsRead, Extra: extra }) =>
      table && type ? [{ table, type, key, rowsRead: Number(rowsRead ?? 0), extra }] : [],
    ),
  };
}

/** How the database runs every read of the given table that `work` causes, in the order they were sent. */
export async function plansOf(server: TestServer, table: string, work: () => Promise<unknown>): Promise<Plan[]> {
  const sent = await server.sentDuring(work);
  const plans: Plan[] = [];
  for (const statement of sent) {
    if (/^\s*(SELECT|WITH|\()/i.test(statement.sql) && new RegExp(`\\b${table}\\b`).test(statement.sql))
      plans.push(await planOf(server, statement));
  }
  return plans;
}

/** The steps that read a whole table or index, or sort more than `sortedRows` rows that an inner query has chosen. */
export function wastefulSteps(plans: readonly Plan[], sortedRows: number): PlanStep[] {
  return plans.flatMap(({ steps }) => steps.filter((step) => isWhole(step) || isSort(step, sortedRows)));
}

const isDerived = ({ table }: PlanStep): boolean => table.startsWith('<');

function isWhole(step: PlanStep): boolean {
  return !isDerived(step) && (step.type === 'ALL' || step.type === 'index');
}

/** The rows of a page may be put in order once more after they were joined; the list they come from may not. */
function isSort(step: PlanStep, sortedRows: number): boolean {
  return /filesort|temporary/i.test(step.extra) && !(isDerived(step) && step.rowsRead <= sortedRows);
}
