import { useEffect } from 'react';
import { MESSAGE_TIMES } from '../components/message-times';
import { toast } from '../components/toasts';
import { useTokenBalanceQuery } from '../graphql/generated';

const pollMilliseconds = 60_000;
const failureText = 'Failed to fetch token count. Please try again.';

/** Whole tokens; undefined until the first answer. Asked again each minute and when the window is looked at. */
export function useTokenBalance(companyId: string): number | undefined {
  const { data, error, refetch } = useTokenBalanceQuery({
    variables: { id: companyId },
    pollInterval: pollMilliseconds,
    skipPollAttempt: () => document.hidden,
  });

  useEffect(() => {
    if (error) toast.error(failureText, { milliseconds: MESSAGE_TIMES.tokenCount });
  }, [error]);

  useEffect(() => {
    // The failure arrives as `error` above.
    const onFocus = (): void => void refetch().catch(() => undefined);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);

  return data?.company?.tokenBalance ?? undefined;
}
