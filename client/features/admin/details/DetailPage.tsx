import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageStatus } from '../../../components/PageStatus';
import type { Elements } from '../../../components/elements';

interface DetailPageProps<Row> {
  /** Null for a row that is not there, undefined before the first response. */
  row: Row | null | undefined;
  error: Error | undefined;
  refetch: () => Promise<unknown>;
  /** The heading while there is no row. */
  title: string;
  texts: { missing: string; failed: string };
  /** The list it belongs to. */
  list: { to: string; label: string };
  children: (row: Row) => Elements;
}

/** The states of an administrator's page of one row: its outline, the row, not there, or what went wrong. */
export function DetailPage<Row>({ row, error, refetch, title, texts, list, children }: DetailPageProps<Row>) {
  if (row) return children(row);
  const retry = error ? refetch : undefined;
  const back = (
    <Button component={Link} to={list.to} variant="default">
      {list.label}
    </Button>
  );
  return <PageStatus title={title} action={back} {...texts} query={{ data: row, error, refetch: retry }} />;
}
