import { DATABASE_SILENT } from './pool';

/** What went wrong with a statement, as mysql2 and MariaDB say it. */

/** Record changed since read, lock wait timeout, deadlock: the whole transaction is worth another try. */
const COLLISIONS = new Set([1020, 1205, 1213]);
const LOST_ON_THE_WAY = new Set(['PROTOCOL_CONNECTION_LOST', 'ECONNRESET', 'EPIPE']);
const LOST_EARLIER = new Set(['ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END']);
const NODE_NOT_READY = 1047;
const ERROR_DURING_COMMIT = 1180;

function driverError(error: unknown): { errno?: unknown; code?: unknown; fatal?: unknown } {
  const inner: unknown = error instanceof Error && 'driverError' in error ? error.driverError : error;
  return typeof inner === 'object' && inner !== null ? inner : {};
}

export function errnoOf(error: unknown): number | null {
  const { errno } = driverError(error);
  return typeof errno === 'number' ? errno : null;
}

export function isCollision(error: unknown): boolean {
  return COLLISIONS.has(errnoOf(error) ?? 0);
}

/** The connection broke, or the node refuses everything because it is cut off from the majority: another may do. */
export function isHostGone(error: unknown): boolean {
  return isConnectionLost(error) || errnoOf(error) === NODE_NOT_READY;
}

/** "Got error … during COMMIT": of a node that lost its cluster while it was passing the transaction on. */
export function isCommitUncertain(error: unknown): boolean {
  return errnoOf(error) === ERROR_DURING_COMMIT;
}

/** The statement was sent, or may have been, and its response did not come. */
export function isResponseLost(error: unknown): boolean {
  const { code } = driverError(error);
  return typeof code === 'string' && (LOST_ON_THE_WAY.has(code) || code === DATABASE_SILENT);
}

/** Also when nothing was sent any more, because the connection was lost earlier; mysql2 gives most such errors no code. */
function isConnectionLost(error: unknown): boolean {
  const { code, fatal } = driverError(error);
  // After one silent host, do not wait for it again.
  if (code === DATABASE_SILENT) return false;
  if (typeof code !== 'string') return fatal === true;
  return LOST_ON_THE_WAY.has(code) || LOST_EARLIER.has(code);
}
