import { Button, Center, Loader } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import type { CursorList } from '../../../components/use-cursor-list';
import { LoadMore } from './LoadMore';
import type { Elements } from '../../../components/elements';

export interface AdminListProps<Row> {
  list: CursorList<Row>;
  /** The table of the rows there are. */
  children: (rows: readonly Row[]) => Elements;
  /** What an empty list says: a heading, and a sentence under it. */
  empty: { title: string; text: string };
  /** Takes the filters off, when there are any. */
  onClear: (() => void) | null;
}

/** The states of an administrator's list: a spinner, the table, nothing found, or what went wrong. */
export function AdminList<Row>({ list, children, empty, onClear }: AdminListProps<Row>) {
  const t = useTranslations('adminLists');
  const complaint = list.failure ?? list.lacking;
  useEffect(() => {
    if (complaint) toast.error(complaint, TOAST.admin);
    // Once for each failure, also when the next one says the same.
  }, [complaint, list.error]);

  if (list.failure) return <ErrorState message={list.failure} onRetry={list.refetch} />;
  if (!list.rows) {
    return (
      <Center py="xl" role="status" aria-label={t('loading')}>
        <Loader />
      </Center>
    );
  }
  // A page may be read without a row to show, and more behind it.
  if (list.rows.length === 0 && list.hasMore) return <LoadMore list={list} />;
  if (list.rows.length === 0) {
    const clear = onClear ? (
      <Button variant="default" onClick={onClear}>
        {t('clearFilters')}
      </Button>
    ) : null;
    return (
      <EmptyState drawing="search" action={clear}>
        <strong>{empty.title}</strong>
        <br />
        <span>{empty.text}</span>
      </EmptyState>
    );
  }
  return (
    <>
      {children(list.rows)}
      <LoadMore list={list} />
    </>
  );
}
