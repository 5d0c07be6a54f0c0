import { setImmediate as endOfTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { DatabaseAccess } from '../../db/database';
import { affectedRows, type Parameter } from '../../db/statements';
import type { AdminActivity } from './audit.entity';

type AdminReadRow = Pick<
  AdminActivity,
  'id' | 'adminId' | 'companyId' | 'action' | 'parameters' | 'subjects' | 'filter' | 'createdAt'
>;

/** Each number of rows is another prepared statement on every connection. */
const MAX_BATCH = 16;

/**
 * Writes what administrators have looked at. While one statement is being written, new rows wait for the next one: they
 * share its commit and fail together.
 */
export class AdminReadTrail {
  private readonly rows: DataLoader<AdminReadRow, true>;
  /** Settles when nothing is being written, also after a failure. */
  private free: Promise<unknown> = Promise.resolve();
  private written: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataSource: DatabaseAccess) {
    this.rows = new DataLoader<AdminReadRow, true>((rows) => this.insert(rows), {
      cache: false,
      maxBatchSize: MAX_BATCH,
      batchScheduleFn: (write) => this.whenFree(write),
    });
  }

  /** Done once the row is committed. */
  async write(row: AdminReadRow): Promise<void> {
    await this.rows.load(row);
  }

  private whenFree(write: () => void): void {
    this.free = this.free.then(async () => {
      await endOfTurn();
      write();
      await this.written;
    });
  }

  private async insert(rows: readonly AdminReadRow[]): Promise<true[]> {
    const writing = affectedRows(
      this.dataSource,
      `INSERT INTO admin_activities (id, admin_id, kind, company_id, action, parameters, subjects, filter, created_at)
       VALUES ${rows.map(() => "(?, ?, 'READ', ?, ?, ?, ?, ?, ?)").join(', ')}`,
      rows.flatMap(columnsOf),
    );
    // The callers of these rows get the failure; the next write may still succeed.
    this.written = writing.catch(() => undefined);
    await writing;
    return rows.map(() => true);
  }
}

function columnsOf({
  id,
  adminId,
  companyId,
  action,
  parameters,
  subjects,
  filter,
  createdAt,
}: AdminReadRow): Parameter[] {
  const json = (value: object | null) => value && JSON.stringify(value);
  return [id, adminId, companyId, action, json(parameters), json(subjects), json(filter), createdAt];
}
