/** Where the database is, as DATABASE_URL says it. */
export interface DatabaseAddress {
  /** In the order in which they are wanted as the one that is written to; at least one. */
  hosts: readonly DatabaseHost[];
  /** A local socket instead of the hosts. */
  socketPath: string | null;
  username: string;
  password: string;
  database: string;
}

export interface DatabaseHost {
  host: string;
  port: number;
}

const DEFAULT_PORT = 3306;

/**
 * `mariadb://user:password@host1:3306,host2:3306/database`, or with `?socket=/path` for a local socket. User and
 * password are percent-encoded, an IPv6 address stands in brackets. Throws an Error that quotes nothing of the url,
 * because a password may be in it.
 */
export function readDatabaseUrl(url: string): DatabaseAddress {
  // No url has several hosts, so each is read in a url of its own.
  const [, before, hosts, after] = /^(mariadb:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(.*)$/.exec(url) ?? [];
  if (before === undefined || hosts === undefined || after === undefined)
    throw new Error('The database url must look like mariadb://user:password@host:port/database');
  const urls = hosts.split(',').map((host) => parse(`${before}${host}${after}`));
  const [first] = urls;
  if (!first || urls.some(({ hostname }) => hostname === '')) throw new Error('The database url has an empty host');
  return {
    hosts: urls.map(({ hostname, port }) => ({
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(port || DEFAULT_PORT),
    })),
    socketPath: first.searchParams.get('socket'),
    username: decodeURIComponent(first.username),
    password: decodeURIComponent(first.password),
    database: decodeURIComponent(first.pathname.slice(1)),
  };
}

function parse(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw new Error('The database url has a host or port that cannot be read');
  }
}
