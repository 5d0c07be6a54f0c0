import { useKeptInterviews } from '../offline/use-kept-interviews';
import { useRenewedPush } from '../push/use-renewed-push';
import type { Viewer } from '../session';

/** What one's own phone keeps up to date while a page of the portal is open. Draws nothing. */
export function LazyPhoneKeeper({ viewer }: { viewer: Viewer }) {
  useKeptInterviews(viewer);
  useRenewedPush(viewer);
  return null;
}
