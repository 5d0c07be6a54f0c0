import { createConnection } from 'mysql2/promise';

/**
 * Makes a utf8mb4 database when it is missing. `name` may have letters, digits and underscores: throws an Error
 * for any other, because a name cannot be a bound parameter.
 */
export async function createDatabase(socketPath: string, name: string): Promise<void> {
  if (!/^\w+$/.test(name)) throw new Error(`Not a database name: ${name}`);
  const connection = await createConnection({ socketPath, user: 'root' });
  try {
    await connection.query(
      `CREATE DATABASE IF NOT EXISTS \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
    );
  } finally {
    await connection.end();
  }
}
