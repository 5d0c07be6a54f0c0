import { isPlainPath } from '../../domain/plain-path';

/**
 * The path of a request's target, for routes, limits and the log alike; null for every spelling but the one, a whole
 * address included.
 */
export function pathOf(target = ''): string | null {
  const [path = ''] = target.split('?', 1);
  return isPlainPath(path) ? path : null;
}
