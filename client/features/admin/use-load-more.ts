import { useState } from 'react';
import { toast } from '../../components/toasts';
import { adminToast } from './admin-toast';

/** Asks for one stretch after another, never for two at a time; a failure is said and leaves what is shown. */
export function useLoadMore(
  endCursor: string | null | undefined,
  fetchAfter: (after: string) => Promise<unknown>,
  failureText: string,
): { isLoadingMore: boolean; loadMore: () => Promise<void> } {
  const [isLoadingMore, setLoadingMore] = useState(false);
  const loadMore = async (): Promise<void> => {
    if (isLoadingMore || !endCursor) return;
    setLoadingMore(true);
    try {
      await fetchAfter(endCursor);
    } catch {
      toast.error(failureText, adminToast);
    } finally {
      setLoadingMore(false);
    }
  };
  return { isLoadingMore, loadMore };
}
