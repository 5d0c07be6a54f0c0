import { leaveForFreshPage } from './fresh-page';
import { loginPath } from './paths';

/** The session ended under a running page: to login, and back here afterwards. */
export function leaveForLogin(): void {
  const { pathname, search } = window.location;
  leaveForFreshPage(loginPath(pathname + search));
}
