import { Button, Center } from '@mantine/core';
import type { CursorList } from '../../../components/use-cursor-list';

/** Under a list that has more; nothing at its end. */
export function LoadMore({ list }: { list: Pick<CursorList<unknown>, 'hasMore' | 'isLoadingMore' | 'loadMore'> }) {
  if (!list.hasMore) return null;
  return (
    <Center mt="lg">
      <Button variant="default" disabled={list.isLoadingMore} onClick={() => void list.loadMore()}>
        {list.isLoadingMore ? 'Loading...' : 'Load More'}
      </Button>
    </Center>
  );
}
