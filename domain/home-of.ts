import { paths } from './paths';
import type { SessionState } from './roles';

const HOME = {
  user: paths.user.dashboard,
  company: paths.company.dashboard,
  admin: paths.admin.dashboard,
  unverified: paths.verifyEmail,
  unenrolled: paths.admin.secondFactor,
  'signed-out': paths.landing,
  loading: paths.landing,
} as const satisfies Record<SessionState, string>;

/** Where a person belongs: the own dashboard, or the page that they must complete first. */
export function homeOf(state: SessionState): string {
  return HOME[state];
}
