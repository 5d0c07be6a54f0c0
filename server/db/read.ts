import { EntityManager } from 'typeorm';
import type { QueryExecutor } from './execute';
import { isHostGone } from './failures';
import { onConnection } from './on-connection';
import { withRetries } from './retries';

/** Reads through TypeORM; outside a transaction a lost connection does not fail it. */
export function read<Result>(
  executor: QueryExecutor,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return executor instanceof EntityManager
    ? work(executor)
    : withRetries(() => onConnection(executor, work), isHostGone);
}
