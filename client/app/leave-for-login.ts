import { isLeaving, leaveForFreshPage } from './fresh-page';
import { loginPath } from '../../domain/paths';

/**
 * The session ended under a running page: to login, and back here afterwards. Not for a response that comes while a logout
 * leads elsewhere.
 */
export function leaveForLogin(): void {
  if (isLeaving()) return;
  const { pathname, search } = window.location;
  leaveForFreshPage(loginPath(pathname + search), 'ended');
}
