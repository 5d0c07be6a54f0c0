import { MIGRATIONS } from '../../migrations';
import { errnoOf } from './failures';
import { text } from './row';
import { selectRows, type QueryExecutor } from './statements';

const NO_SUCH_TABLE = 1146;

/** How far the database's shape is from the one this build was written for; names of migrations, oldest first. */
export interface SchemaDistance {
  /** Not applied yet: this build would ask for columns that are not there. */
  pending: string[];
  /** Applied by a newer build. A migration may do only what the build before it can live with. */
  newer: string[];
}

export async function schemaDistance(executor: QueryExecutor): Promise<SchemaDistance> {
  const applied = await appliedMigrations(executor);
  const own = MIGRATIONS.map(({ name }) => name);
  return {
    pending: own.filter((name) => !applied.includes(name)),
    newer: applied.filter((name) => !own.includes(name)),
  };
}

async function appliedMigrations(executor: QueryExecutor): Promise<string[]> {
  try {
    const rows = await selectRows(executor, { name: text }, 'SELECT name FROM migrations ORDER BY id');
    return rows.map(({ name }) => name);
  } catch (error) {
    if (errnoOf(error) === NO_SUCH_TABLE) return [];
    throw error;
  }
}
