/** How every connection of the application speaks with the database: UTC, days as text. */
export const CONNECTION = {
  charset: 'utf8mb4',
  timezone: 'Z',
  supportBigNumbers: true,
  bigNumberStrings: false,
} as const;

export interface DatabaseAddress {
  socketPath?: string;
  host?: string;
  port?: number;
  user: string;
  password: string;
  database: string;
}

/** The parts of `mariadb://user:password@host:port/database`, or with `?socket=/path` for a local socket. */
export function databaseAddress(url: string): DatabaseAddress {
  const address = new URL(url);
  const socketPath = address.searchParams.get('socket');
  return {
    ...(socketPath ? { socketPath } : { host: address.hostname, port: Number(address.port || 3306) }),
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: address.pathname.slice(1),
  };
}
