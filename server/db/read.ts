import { EntityManager } from 'typeorm';
import type { Runner } from './execute';
import { isHostGone } from './failures';
import { onConnection } from './on-connection';
import { withRetries } from './retries';

/** Reads through TypeORM; outside a transaction a lost connection does not fail it. */
export function read<Result>(runner: Runner, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
  return runner instanceof EntityManager ? work(runner) : withRetries(() => onConnection(runner, work), isHostGone);
}
