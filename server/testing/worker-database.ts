import { databaseUrl } from '../../scripts/database/private-database';

/** Each Jest worker has a database of its own, so that files run side by side. */
export function workerDatabaseName(worker: number | string): string {
  return `jest_${worker}`;
}

export function workerDatabaseUrl(): string {
  const socketPath = process.env['TEST_DATABASE_SOCKET'];
  if (!socketPath) throw new Error("TEST_DATABASE_SOCKET is set by the global setup of Jest's server project");
  return databaseUrl(socketPath, workerDatabaseName(process.env['JEST_WORKER_ID'] ?? '1'));
}
