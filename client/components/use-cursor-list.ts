import { useState } from 'react';
import { queryErrorText } from '../graphql/query-error';
import { toast, type ToastOptions } from './toasts';

export interface CursorPage<Row> {
  items: readonly Row[];
  endCursor: string | null;
}

/** What a generated query hook returns for a list that is asked for by cursor (graphql/cache.ts puts pages together). */
export interface CursorQuery<Data> {
  data?: Data;
  error?: Error;
  loading: boolean;
  /** With null, the list begins again (graphql/cache.ts). */
  refetch: (variables: { after: null }) => Promise<unknown>;
  fetchMore: (options: {
    variables: { after: string };
    errorPolicy?: 'all';
  }) => Promise<{ data?: unknown; error?: Error }>;
}

interface CursorListOptions<Data, Row> {
  pageOf: (data: Data) => CursorPage<Row>;
  /** What to say when the first page, or a further one, did not come. */
  texts: { first: string; more: string };
  toastOptions: ToastOptions;
  /** What to say when rows came, but not all that belongs to them. Without it, such a page counts as failed. */
  partsText?: (error: Error) => string | null;
}

export interface CursorList<Row> {
  /** Undefined until the first response. */
  rows: readonly Row[] | undefined;
  /** What went wrong while nothing could be shown. */
  failure: string | null;
  /** What is lacking of the rows that are shown. */
  lacking: string | null;
  error: Error | undefined;
  isLoadingMore: boolean;
  hasMore: boolean;
  loadMore: () => Promise<void>;
  refetch: () => Promise<unknown>;
}

/** A list by pages of 20, requested one at a time. A failed page shows a toast; the rows stay. */
export function useCursorList<Data, Row>(
  { data, error, loading, refetch, fetchMore }: CursorQuery<Data>,
  { pageOf, texts, toastOptions, partsText }: CursorListOptions<Data, Row>,
): CursorList<Row> {
  const [isLoadingMore, setLoadingMore] = useState(false);
  const page = data && pageOf(data);

  const loadMore = async (): Promise<void> => {
    if (isLoadingMore || !page?.endCursor) return;
    setLoadingMore(true);
    try {
      const more = { variables: { after: page.endCursor } };
      const answer = await fetchMore(partsText ? { ...more, errorPolicy: 'all' } : more);
      if (answer.error && !answer.data) throw answer.error;
      const lacking = answer.error ? partsText?.(answer.error) : null;
      if (lacking) toast.error(lacking, toastOptions);
    } catch {
      toast.error(texts.more, toastOptions);
    } finally {
      setLoadingMore(false);
    }
  };

  return {
    rows: page?.items,
    failure: error && !page && !loading ? queryErrorText(error, texts.first) : null,
    lacking: error && page ? (partsText?.(error) ?? null) : null,
    error,
    isLoadingMore,
    hasMore: Boolean(page?.endCursor),
    loadMore,
    refetch: () => refetch({ after: null }),
  };
}
