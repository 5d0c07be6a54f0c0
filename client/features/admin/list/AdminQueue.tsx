import type { Ref } from 'react';
import type { Elements } from '../../../components/elements';
import { ErrorState } from '../../../components/ErrorState';
import { CardListSkeleton } from '../../../components/skeletons';
import type { CursorList } from '../../../components/use-cursor-list';
import { LoadMore } from './LoadMore';

interface AdminQueueProps<Row> {
  list: CursorList<Row>;
  /** What has been decided changes in the cache and leaves the queue by itself. */
  isOpen: (row: Row) => boolean;
  /** The cards of the rows that wait. */
  children: (rows: Row[]) => Elements;
  /** What a queue says where nothing waits. */
  empty: Elements;
  /** Takes the focus once a decision has closed its window. */
  ref: Ref<HTMLDivElement>;
}

/** The states of an administrator's queue: an outline, its cards, nothing to decide, or what went wrong. */
export function AdminQueue<Row>({ list, isOpen, children, empty, ref }: AdminQueueProps<Row>) {
  const waiting = list.rows?.filter(isOpen);
  return (
    <>
      <div ref={ref} tabIndex={-1}>
        {waiting && waiting.length > 0 ? (
          children(waiting)
        ) : waiting && !list.hasMore ? (
          empty
        ) : list.failure ? (
          <ErrorState message={list.failure} onRetry={list.refetch} />
        ) : waiting ? null : (
          <CardListSkeleton />
        )}
      </div>
      <LoadMore list={list} />
    </>
  );
}
