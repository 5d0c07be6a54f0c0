import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { affectedRows, type Parameter } from '../../db/statements';

/** A row of the trail that says what an administrator has looked at. */
export interface AdminReadRow {
  id: string;
  adminId: string;
  companyId: string | null;
  action: string;
  details: string;
  subjects: readonly string[];
  filter: Readonly<Record<string, string>> | null;
  at: Date;
}

/** Each number of rows is a prepared statement of its own on every connection. */
const MAX_BATCH = 8;

/**
 * Writes what administrators have looked at. Rows of requests that come here in one turn of the event loop are one
 * statement, and stand or fall together.
 */
export class AdminReadTrail {
  private readonly rows: DataLoader<AdminReadRow, true>;

  constructor(private readonly dataSource: DataSource) {
    this.rows = new DataLoader<AdminReadRow, true>((rows) => this.insert(rows), {
      cache: false,
      maxBatchSize: MAX_BATCH,
      batchScheduleFn: (write) => setImmediate(write),
    });
  }

  /** Done once the row is committed. */
  async write(row: AdminReadRow): Promise<void> {
    await this.rows.load(row);
  }

  private async insert(rows: readonly AdminReadRow[]): Promise<true[]> {
    await affectedRows(
      this.dataSource,
      `INSERT INTO admin_activities (id, admin_id, kind, company_id, action, details, subjects, filter, created_at)
       VALUES ${rows.map(() => "(?, ?, 'READ', ?, ?, ?, ?, ?, ?)").join(', ')}`,
      rows.flatMap(columnsOf),
    );
    return rows.map(() => true);
  }
}

function columnsOf({ id, adminId, companyId, action, details, subjects, filter, at }: AdminReadRow): Parameter[] {
  return [id, adminId, companyId, action, details, JSON.stringify(subjects), filter && JSON.stringify(filter), at];
}
