import { setTimeout } from 'node:timers/promises';
import { isCollision, isHostGone } from './failures';

/**
 * Two nodes of a cluster that are written to at once end each other's transactions more often than one does its own. So many
 * tries take some six seconds, which outlasts a burst of fifty calls on a slow machine.
 */
const MAX_COLLISIONS = 40;
const MAX_LOSSES = 10;
const COLLISION_PAUSE_MS = 15;
const LOST_HOST_PAUSE_MS = 300;

/**
 * Runs database work again, a bounded number of times, while what fails it is worth another try. The work must keep
 * nothing when it fails so, or be safe to do twice.
 */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  isWorthIt: (error: unknown) => boolean,
  onRetry: (error: unknown) => void = () => undefined,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthIt(error) || attempt >= (isCollision(error) ? MAX_COLLISIONS : MAX_LOSSES)) throw error;
      onRetry(error);
      // Random and growing: those that collided must not collide again.
      await setTimeout(Math.random() * attempt * (isHostGone(error) ? LOST_HOST_PAUSE_MS : COLLISION_PAUSE_MS));
    }
  }
}
