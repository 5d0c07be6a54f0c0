import { EntityManager } from 'typeorm';
import type { Runner } from './execute';
import { isCollision } from './failures';
import { onConnection } from './on-connection';
import { withRetries } from './retries';

/** Writes one statement through TypeORM; outside a transaction it is sent again when it collided with another one. */
export function write<Result>(runner: Runner, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
  return runner instanceof EntityManager ? work(runner) : withRetries(() => onConnection(runner, work), isCollision);
}
