import { Button, Center } from '@mantine/core';

/** Under a list that has more; nothing at its end. */
export function LoadMore({ hasMore, busy, onLoad }: { hasMore: boolean; busy: boolean; onLoad: () => Promise<void> }) {
  if (!hasMore) return null;
  return (
    <Center mt="lg">
      <Button variant="default" disabled={busy} onClick={() => void onLoad()}>
        {busy ? 'Loading...' : 'Load More'}
      </Button>
    </Center>
  );
}
