import type { Connection, RowDataPacket } from 'mysql2/promise';
import { openSingleConnection } from '../../server/db/single-connection';
import { emptyTables } from '../server/test-server';
import { workerDatabaseUrl } from './worker-database';

const BACKUP = () => `backup_of_${process.env['JEST_WORKER_ID'] ?? '1'}`;

async function withConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
  const connection = await openSingleConnection(workerDatabaseUrl());
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

async function tablesOf(connection: Connection): Promise<string[]> {
  const [rows] = await connection.query<(RowDataPacket & { name: string })[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name NOT IN ('migrations', 'typeorm_metadata')",
  );
  return rows.map(({ name }) => name);
}

/** Without those that the database makes from others. */
async function columnsOf(connection: Connection, table: string): Promise<string> {
  const [rows] = await connection.query<(RowDataPacket & { name: string })[]>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = ? AND generation_expression IS NULL ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => `\`${name}\``).join(', ');
}

/** All rows of all tables, as a dump has them. */
export function dumpOfDatabase(): Promise<string> {
  return withConnection(async (connection) => {
    const parts: string[] = [];
    for (const table of await tablesOf(connection)) {
      const [rows] = await connection.query<RowDataPacket[]>(`SELECT * FROM ${table}`);
      parts.push(table, ...rows.map((row) => JSON.stringify(row)));
    }
    return parts.join('\n');
  });
}

/** Copies every table beside the database, until `restoreBackup`. */
export function makeBackup(): Promise<void> {
  return withConnection(async (connection) => {
    await connection.query(`DROP DATABASE IF EXISTS ${BACKUP()}`);
    await connection.query(`CREATE DATABASE ${BACKUP()}`);
    for (const table of await tablesOf(connection))
      await connection.query(`CREATE TABLE ${BACKUP()}.${table} AS SELECT * FROM ${table}`);
  });
}

/** Puts the rows of the backup in place of those of the database. */
export async function restoreBackup(): Promise<void> {
  await emptyTables(workerDatabaseUrl());
  await withConnection(async (connection) => {
    await connection.query('SET FOREIGN_KEY_CHECKS = 0');
    for (const table of await tablesOf(connection)) {
      const columns = await columnsOf(connection, table);
      await connection.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${BACKUP()}.${table}`);
    }
    await connection.query(`DROP DATABASE ${BACKUP()}`);
  });
}
