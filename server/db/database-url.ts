const DEFAULT_PORT = 3306;

/**
 * Where the database is: `mariadb://user:password@host:3306/database`, or with `?socket=/path` for a local socket. User and password are
 * percent-encoded, an IPv6 address is in brackets. Throws an Error that quotes nothing of the url, because a password
 * may be in it.
 */
export function readDatabaseUrl(url: string) {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed?.protocol !== 'mariadb:' || parsed.hostname === '' || parsed.hostname.includes(','))
    throw new Error('The database url must look like mariadb://user:password@host:port/database');
  return {
    host: parsed.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(parsed.port || DEFAULT_PORT),
    /** A local socket instead of the host. */
    socketPath: parsed.searchParams.get('socket'),
    username: decodeURIComponent(parsed.username),
    password: decodeURIComponent(parsed.password),
    database: decodeURIComponent(parsed.pathname.slice(1)),
  };
}

/** How every connection of the application speaks with the database: UTC, days as text. */
export function connectionOptions(url: string) {
  const { socketPath, host, port, username: user, password, database } = readDatabaseUrl(url);
  return {
    ...(socketPath ? { socketPath } : { host, port }),
    user,
    password,
    database,
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    dateStrings: ['DATE'] as 'DATE'[],
  };
}
