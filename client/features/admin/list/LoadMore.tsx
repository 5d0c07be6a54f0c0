import { Button, Center } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import type { CursorList } from '../../../components/use-cursor-list';

/** Under a list that has more; nothing at its end. */
export function LoadMore({ list }: { list: Pick<CursorList<unknown>, 'hasMore' | 'isLoadingMore' | 'loadMore'> }) {
  const t = useTranslations('adminLists');
  if (!list.hasMore) return null;
  return (
    <Center mt="lg">
      <Button variant="default" disabled={list.isLoadingMore} onClick={() => void list.loadMore()}>
        {t(list.isLoadingMore ? 'loading' : 'loadMore')}
      </Button>
    </Center>
  );
}
