import type { Connection, RowDataPacket } from 'mysql2/promise';
import { openSingleConnection } from '../../server/db/single-connection';
import type { OnProgress } from '../../scripts/progress';
import { StartUpError } from '../../scripts/start-up-error';

/** What the server must be set to, so that rows and undo leave no bytes behind (docs/operations.md). */
const NEEDED = {
  innodb_immediate_scrub_data_uncompressed: 'ON',
  innodb_undo_log_truncate: 'ON',
} as const;
/** Each of them must have been emptied; the purge takes them in turns, so three rounds of all are plenty. */
const TURNS = 3;
const MAX_ROUNDS = 200;
const POLL_MS = 250;
const MEGABYTE = 2 ** 20;
/** 20,000 rows whose old versions are some ten megabytes of undo, which is when it is emptied. */
const ROWS = 20_000;
const FILLER = 240;

interface RenewOptions {
  onProgress: OnProgress;
  /** Binary logs that ended before it are removed. */
  binaryLogsBefore: Date;
}

/**
 * Makes the journals of one MariaDB server forget: undo by work that fills and empties every undo tablespace, redo by writing
 * the log to a file of another size and back, and old binary logs by removing them. Needs an account that may set global
 * variables and make a table; runs beside the application. Throws StartUpError for a server that is not set up for it.
 */
export async function renewJournals(url: string, { onProgress, binaryLogsBefore }: RenewOptions): Promise<void> {
  const connection = await openSingleConnection(url);
  try {
    const tablespaces = await checkedTablespaces(connection);
    await keepToThisServer(connection);
    onProgress('emptying the undo tablespaces');
    await emptyUndo(connection, tablespaces);
    onProgress('writing a new redo log');
    await renewRedo(connection);
    if ((await variable(connection, 'log_bin')) !== 'ON') return;
    onProgress('removing old binary logs');
    await connection.query('FLUSH BINARY LOGS');
    await connection.query('PURGE BINARY LOGS BEFORE ?', [binaryLogsBefore]);
  } finally {
    await connection.end();
  }
}

async function named(connection: Connection, sql: string, name: string): Promise<string> {
  const [rows] = await connection.query<(RowDataPacket & { Value: string })[]>(`${sql} LIKE ?`, [name]);
  return rows[0]?.Value ?? '';
}

const variable = (connection: Connection, name: string) => named(connection, 'SHOW GLOBAL VARIABLES', name);
const status = async (connection: Connection, name: string) =>
  Number(await named(connection, 'SHOW GLOBAL STATUS', name));

async function checkedTablespaces(connection: Connection): Promise<number> {
  const missing: string[] = [];
  for (const [name, value] of Object.entries(NEEDED))
    if ((await variable(connection, name)) !== value) missing.push(`${name} = ${value}`);
  const tablespaces = Number(await variable(connection, 'innodb_undo_tablespaces'));
  if (tablespaces < 2) missing.push('innodb_undo_tablespaces = 3');
  if (missing.length > 0)
    throw new StartUpError(`The database server keeps what was erased until it is set to ${missing.join(', ')}.`);
  return tablespaces;
}

/** Nothing of it goes to binary logs, nor to the other nodes of a cluster, which have journals of their own. */
async function keepToThisServer(connection: Connection): Promise<void> {
  await connection.query('SET SESSION sql_log_bin = 0');
  if ((await variable(connection, 'wsrep_on')) === 'ON') await connection.query('SET SESSION wsrep_on = OFF');
}

async function emptyUndo(connection: Connection, tablespaces: number): Promise<void> {
  await connection.query('DROP TABLE IF EXISTS renewed_journals');
  await connection.query(
    `CREATE TABLE renewed_journals (id int PRIMARY KEY, a char(${FILLER}) NOT NULL, b char(${FILLER}) NOT NULL) ENGINE=InnoDB CHARACTER SET latin1`,
  );
  try {
    await connection.query(`INSERT INTO renewed_journals SELECT seq, '', '' FROM seq_1_to_${ROWS}`);
    const emptied = await status(connection, 'Innodb_undo_truncations');
    const wanted = emptied + TURNS * tablespaces;
    for (let round = 0; (await status(connection, 'Innodb_undo_truncations')) < wanted; round += 1) {
      if (round === MAX_ROUNDS)
        throw new StartUpError('The undo tablespaces are not emptied: does a transaction stay open for minutes?');
      const filler = `REPEAT(CHAR(97 + ${round % 26}), ${FILLER})`;
      await connection.query(`UPDATE renewed_journals SET a = ${filler}, b = ${filler}`);
      await purged(connection);
    }
  } finally {
    await connection.query('DROP TABLE renewed_journals');
  }
}

/** The purge has caught up, or is kept from it by someone's open transaction; then the next round waits again. */
async function purged(connection: Connection): Promise<void> {
  for (let look = 0; look < 20; look += 1) {
    if ((await status(connection, 'Innodb_history_list_length')) < 10) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** The server writes the log of another size to a new file, and removes the old one. */
async function renewRedo(connection: Connection): Promise<void> {
  const size = Number(await variable(connection, 'innodb_log_file_size'));
  for (const wanted of [size + MEGABYTE, size]) {
    await connection.query(`SET GLOBAL innodb_log_file_size = ${wanted}`);
    if (Number(await variable(connection, 'innodb_log_file_size')) !== wanted)
      throw new StartUpError('The redo log could not be renewed: is another resize under way?');
  }
}
