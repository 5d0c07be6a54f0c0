import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';

const DEFAULT_PORT = 3306;
const PARAMETERS: ReadonlySet<string> = new Set(['socket', 'tls', 'ca']);

/** What is wrong with a url. It quotes nothing of it, because a password may be in it. */
class DatabaseUrlError extends Error {
  constructor(demand: string) {
    super(`The database url ${demand}`);
  }
}

/**
 * Where the database is: `mariadb://user:password@host:3306/database`, or with `?socket=/path` for a local socket. User and
 * password are percent-encoded, an IPv6 address is in brackets. With `?tls=verify` no statement leaves without TLS, and
 * the server must show a certificate for this host by an authority that the system knows, or that of the file in `&ca=`.
 * Throws a DatabaseUrlError; unknown parameters are refused too, so that a misspelt requirement does not seem met.
 */
export function readDatabaseUrl(url: string) {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed?.protocol !== 'mariadb:' || parsed.hostname === '' || parsed.hostname.includes(','))
    throw new DatabaseUrlError('must look like mariadb://user:password@host:port/database');
  const host = parsed.hostname.replace(/^\[(.*)\]$/, '$1');
  const parameters = [...parsed.searchParams.keys()];
  if (parameters.some((name) => !PARAMETERS.has(name)) || new Set(parameters).size < parameters.length)
    throw new DatabaseUrlError('takes socket, tls and ca after its question mark, each once');
  return {
    host,
    port: Number(parsed.port || DEFAULT_PORT),
    /** A local socket instead of the host. */
    socketPath: parsed.searchParams.get('socket'),
    username: decodeURIComponent(parsed.username),
    password: decodeURIComponent(parsed.password),
    database: decodeURIComponent(parsed.pathname.slice(1)),
    tls: tlsOf(parsed.searchParams, host),
  };
}

/** As mysql2 takes it: it ends the connection when the server offers no TLS. Null where none is demanded. */
function tlsOf(parameters: URLSearchParams, host: string) {
  const [tls, file] = [parameters.get('tls'), parameters.get('ca')];
  if (tls === null && file === null) return null;
  if (tls !== 'verify') throw new DatabaseUrlError('takes tls=verify, and ca only with it');
  // mysql2 compares the certificate of an address with the name localhost.
  if (isIP(host) !== 0) throw new DatabaseUrlError('needs the name of the host with tls=verify, not an address');
  const demanded = { minVersion: 'TLSv1.2', rejectUnauthorized: true, verifyIdentity: true };
  if (file === null) return demanded;
  try {
    return { ...demanded, ca: readFileSync(file, 'utf8') };
  } catch {
    throw new DatabaseUrlError('names a file in ca that cannot be read');
  }
}

/** How every connection of the application, migrations and scripts included, speaks with the database: UTC, days as text. */
export function connectionOptions(url: string) {
  const { socketPath, host, port, username: user, password, database, tls } = readDatabaseUrl(url);
  return {
    ...(socketPath ? { socketPath } : { host, port }),
    ...(tls ? { ssl: tls } : {}),
    user,
    password,
    database,
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    dateStrings: ['DATE'] as 'DATE'[],
  };
}
