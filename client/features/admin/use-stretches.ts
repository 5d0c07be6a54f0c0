import { useEffect, useState } from 'react';
import { toast } from '../../components/toasts';
import { queryErrorText } from '../../graphql/query-error';
import { adminToast } from './admin-toast';

interface Connection<Row> {
  items: readonly Row[];
  endCursor: string | null;
}

interface StretchesQuery<Row> {
  /** Undefined until the first answer. */
  connection: Connection<Row> | undefined;
  error: Error | undefined;
  loading: boolean;
  refetch: () => Promise<unknown>;
  /** Asks for what comes after the cursor and puts it below. Answers what came, and what went wrong. */
  fetchNext: (after: string) => Promise<{ data?: unknown; error?: Error }>;
  /** What to say when the first stretch, or a further one, did not come. */
  texts: { first: string; more: string };
  /** What to say when rows came, but not all that belongs to them. */
  partsText?: (error: Error) => string | null;
}

export interface Stretches<Row> {
  rows: readonly Row[] | undefined;
  /** The text of what went wrong while nothing could be shown. */
  failure: string | null;
  isLoadingMore: boolean;
  hasMore: boolean;
  loadMore: () => Promise<void>;
  refetch: () => Promise<unknown>;
}

/** A list by stretches of 20, each appended to those before. What fails is said in a toast, and the rows stay. */
export function useStretches<Row>({
  connection,
  error,
  loading,
  refetch,
  fetchNext,
  texts,
  partsText,
}: StretchesQuery<Row>): Stretches<Row> {
  const [isLoadingMore, setLoadingMore] = useState(false);
  const failure = error && !connection && !loading ? queryErrorText(error, texts.first) : null;
  const complaint = failure ?? (error && connection ? (partsText?.(error) ?? null) : null);
  useEffect(() => {
    if (complaint) toast.error(complaint, adminToast);
    // Once for each failure, also when the next one says the same.
  }, [complaint, error]);

  const loadMore = async (): Promise<void> => {
    if (isLoadingMore || !connection?.endCursor) return;
    setLoadingMore(true);
    try {
      const answer = await fetchNext(connection.endCursor);
      if (answer.error && !answer.data) throw answer.error;
      const lacking = answer.error ? partsText?.(answer.error) : null;
      if (lacking) toast.error(lacking, adminToast);
    } catch {
      toast.error(texts.more, adminToast);
    } finally {
      setLoadingMore(false);
    }
  };

  return {
    rows: connection?.items,
    failure,
    isLoadingMore,
    hasMore: Boolean(connection?.endCursor),
    loadMore,
    refetch,
  };
}
