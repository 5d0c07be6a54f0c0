import { EntityManager } from 'typeorm';
import type { QueryExecutor } from './execute';
import { isCollision } from './failures';
import { onConnection } from './on-connection';
import { withRetries } from './retries';

/** Writes one statement through TypeORM; outside a transaction it is sent again when it collided with another one. */
export function write<Result>(
  executor: QueryExecutor,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return executor instanceof EntityManager
    ? work(executor)
    : withRetries(() => onConnection(executor, work), isCollision);
}
