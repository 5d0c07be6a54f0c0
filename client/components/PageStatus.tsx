import { isRefusal, queryErrorText } from '../graphql/query-error';
import { ErrorState, type ErrorStateProps } from './ErrorState';
import { PageHeader, type PageHeaderProps } from './PageHeader';
import { DetailSkeleton } from './skeletons';

interface UnloadedPageProps
  extends Pick<PageHeaderProps, 'title' | 'tabTitle' | 'back'>,
    Pick<ErrorStateProps, 'action'> {
  /** Its data, undefined before the first response, had nothing to show. */
  query: { data?: unknown; error?: Error | undefined; refetch?: (() => unknown) | undefined };
  /** For a failure without a text of its own. */
  failed: string;
  /** For a response with nothing to show, where that is no failure. */
  missing?: string | undefined;
  /** Offers Try again after a refusal, too. */
  alwaysRetry?: boolean;
}

/** A page in place of what it would show: its outline while that is loading, or its heading over what went wrong. */
export function PageStatus({ query, failed, missing = failed, alwaysRetry, action, ...header }: UnloadedPageProps) {
  const { data, error, refetch } = query;
  if (!error && data === undefined) return <DetailSkeleton />;
  return (
    <>
      <PageHeader {...header} />
      <ErrorState
        message={error ? queryErrorText(error, failed) : missing}
        onRetry={isRefusal(error) && !alwaysRetry ? undefined : refetch}
        action={action}
      />
    </>
  );
}
