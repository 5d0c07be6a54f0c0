import { nullable, text, type Row } from '../../db/row';
import { selectOne, type QueryExecutor } from '../../db/statements';
import { LOCKED, LOCKED_COLUMNS, type LockedApplication } from './application-columns.sql';

/** Whose rows a command locks; only the slot can change meanwhile. */
const TARGET = { id: text, job_id: text, seeker_id: text, slot_id: nullable(text) };
export type LockTargetIds = Row<typeof TARGET>;

export function lockTargetOf(executor: QueryExecutor, id: string): Promise<LockTargetIds | null> {
  return selectOne(executor, TARGET, 'SELECT id, job_id, seeker_id, slot_id FROM applications WHERE id = ?', [id]);
}

export function readApplication(executor: QueryExecutor, { id }: { id: string }): Promise<LockedApplication | null> {
  return selectOne(executor, LOCKED, `SELECT ${LOCKED_COLUMNS} FROM applications a WHERE a.id = ?`, [id]);
}
