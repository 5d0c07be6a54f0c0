import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { isRefusal, queryErrorText } from '../../../graphql/query-error';

interface DetailPageProps<Row> {
  /** Null for a row that is not there, undefined before the first answer. */
  row: Row | null | undefined;
  error: Error | undefined;
  refetch: () => Promise<unknown>;
  /** The heading while there is no row. */
  title: string;
  texts: { missing: string; failed: string };
  /** The list it belongs to. */
  list: { to: string; label: string };
  children: (row: Row) => ReactNode;
}

/** The states of an administrator's page of one row: its outline, the row, not there, or what went wrong. */
export function DetailPage<Row>({ row, error, refetch, title, texts, list, children }: DetailPageProps<Row>) {
  if (row) return children(row);
  if (!error && row === undefined) return <DetailSkeleton />;
  const back = (
    <Button component={Link} to={list.to} variant="default">
      {list.label}
    </Button>
  );
  return (
    <>
      <PageHeader title={title} />
      <ErrorState
        message={error ? queryErrorText(error, texts.failed) : texts.missing}
        onRetry={error && !isRefusal(error) ? () => refetch().catch(() => undefined) : undefined}
        action={back}
      />
    </>
  );
}
