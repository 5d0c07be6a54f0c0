import { useEffect } from 'react';
import { TOAST } from '../components/toast-options';
import { toast } from '../components/toasts';
import { useTokenBalanceQuery, type TokenBalanceQuery } from '../graphql/generated';
import { textsOf } from '../language/store';
import { useSession, type ViewerCompany } from './session';

const pollMilliseconds = 60_000;

const decisionFields = ['isVerified', 'isRejected', 'rejectionReason', 'isRevoked', 'revocationNote'] as const;

/** Reads the session again once an administrator has decided, so that the banner shows the decision. */
function useDecisionsFollowed(known: ViewerCompany, seen: TokenBalanceQuery['company'] | undefined): void {
  const { reloadSession } = useSession();
  const isOutdated = Boolean(seen) && decisionFields.some((field) => seen?.[field] !== known[field]);
  useEffect(() => {
    // When that fails, the next minute finds the same difference; nothing is lost.
    if (isOutdated) reloadSession().catch(() => undefined);
  }, [isOutdated, seen, reloadSession]);
}

/** Whole tokens; undefined until the first response. Asked again each minute and when the window is looked at. */
export function useTokenBalance(company: ViewerCompany): number | undefined {
  const { data, error, refetch } = useTokenBalanceQuery({
    variables: { id: company.id },
    pollInterval: pollMilliseconds,
    skipPollAttempt: () => document.hidden,
  });
  useDecisionsFollowed(company, data?.company ?? undefined);

  useEffect(() => {
    if (error) toast.error(textsOf('portal')('tokenCountFailed'), TOAST.long);
  }, [error]);

  useEffect(() => {
    // The failure arrives as `error` above.
    const onFocus = (): void => void refetch().catch(() => undefined);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);

  return data?.company?.tokenBalance ?? undefined;
}
