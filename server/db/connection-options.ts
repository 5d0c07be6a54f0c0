/** How every connection of the application speaks with the database: UTC, days as text. */
export const CONNECTION = {
  charset: 'utf8mb4',
  timezone: 'Z',
  supportBigNumbers: true,
  bigNumberStrings: false,
} as const;
