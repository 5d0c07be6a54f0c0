import { Button, Center, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { LoadMore } from './LoadMore';
import type { Stretches } from './use-stretches';

interface AdminListProps<Row> {
  list: Stretches<Row>;
  /** The table of the rows there are. */
  children: (rows: readonly Row[]) => ReactNode;
  /** What an empty list says: a heading, and a sentence under it. */
  empty: { title: string; text: string };
  /** Takes the filters off, when there are any. */
  onClear: (() => void) | null;
}

/** The states of an administrator's list: a spinner, the table, nothing found, or what went wrong. */
export function AdminList<Row>({ list, children, empty, onClear }: AdminListProps<Row>) {
  if (list.failure) return <ErrorState message={list.failure} onRetry={() => list.refetch().catch(() => undefined)} />;
  if (!list.rows) {
    return (
      <Center py="xl" role="status" aria-label="Loading...">
        <Loader />
      </Center>
    );
  }
  if (list.rows.length === 0) {
    const clear = onClear ? (
      <Button variant="default" onClick={onClear}>
        Clear filters
      </Button>
    ) : null;
    return (
      <EmptyState drawing="search" action={clear}>
        <strong>{empty.title}</strong>
        <br />
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      {children(list.rows)}
      <LoadMore hasMore={list.hasMore} busy={list.isLoadingMore} onLoad={list.loadMore} />
    </>
  );
}
