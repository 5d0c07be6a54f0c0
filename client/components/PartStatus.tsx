import { queryErrorText } from '../graphql/query-error';
import { ErrorState } from './ErrorState';
import type { Elements } from './elements';

interface UnloadedPartProps {
  /** It has nothing to show yet. */
  query: { error?: Error | undefined; refetch: () => unknown };
  /** For a failure without a text of its own. */
  failed: string;
  /** While it loads. */
  outline: Elements;
}

/** A part of a page in place of what it would show: its outline, or what went wrong. Trying again is always offered. */
export function PartStatus({ query: { error, refetch }, failed, outline }: UnloadedPartProps) {
  return error ? <ErrorState message={queryErrorText(error, failed)} onRetry={refetch} /> : outline;
}
