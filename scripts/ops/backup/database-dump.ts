import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { readDatabaseUrl } from '../../../server/db/database-url';
import { StartUpError, systemErrorCode } from '../../start-up-error';

/** What MariaDB's client programs take; the password goes by the environment, which other users cannot read. */
function connectionOf(url: string): { words: string[]; env: NodeJS.ProcessEnv; database: string } {
  const { host, port, socketPath, username, password, database, tls } = readDatabaseUrl(url);
  const place = socketPath ? [`--socket=${socketPath}`] : [`--host=${host}`, `--port=${port}`, '--protocol=tcp'];
  const ca = new URL(url).searchParams.get('ca');
  const secure = tls ? ['--ssl-verify-server-cert', ...(ca ? [`--ssl-ca=${ca}`] : [])] : [];
  return {
    words: ['--no-defaults', ...place, `--user=${username}`, ...secure],
    env: { ...process.env, MYSQL_PWD: password },
    database,
  };
}

/** Ends well when the program did; throws StartUpError with what it said. */
async function ended(child: ChildProcess, program: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said = `${said}${part.toString()}`.slice(-2_000)));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new StartUpError(`${program} failed: ${said}`);
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    throw new StartUpError(`There is no ${program} on this machine: apt-get install mariadb-client`);
  }
}

/** The whole database at one moment, while others write. */
export async function* dumpOf(url: string): AsyncGenerator<Uint8Array> {
  const { words, env, database } = connectionOf(url);
  const options = ['--single-transaction', '--routines', '--triggers', '--hex-blob', '--default-character-set=utf8mb4'];
  const child = spawn('mariadb-dump', [...words, ...options, database], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = ended(child, 'mariadb-dump');
  // Awaited after the output: a failure must not end the process before.
  end.catch(() => undefined);
  yield* child.stdout.pipe(createGzip()) as AsyncIterable<Buffer>;
  await end;
}

/** Fills an empty database. */
export async function loadDump(url: string, dump: AsyncIterable<Uint8Array>): Promise<void> {
  const { words, env, database } = connectionOf(url);
  const child = spawn('mariadb', [...words, '--default-character-set=utf8mb4', database], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const end = ended(child, 'mariadb');
  const fed = pipeline(dump, createGunzip(), child.stdin);
  const [loaded, sent] = await Promise.allSettled([end, fed]);
  if (loaded.status === 'rejected') throw loaded.reason;
  if (sent.status === 'rejected') throw sent.reason;
}
