import { useTranslations } from 'use-intl/react';
import { Card, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** One announcement for the whole block; the grey shapes say nothing to a screen reader. */
function Waiting({ children }: { children: ReactNode }) {
  const t = useTranslations('frame');
  return (
    <Stack gap="md" role="status" aria-label={t('loading')}>
      {children}
    </Stack>
  );
}

/** Cards with a title, two lines and a foot: jobs, applications, packages. */
export function CardListSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Waiting>
      {times(count).map((index) => (
        <Card key={index}>
          <Group wrap="nowrap" gap="md">
            <Skeleton height={48} width={48} radius="md" />
            <Stack gap="xs" flex={1}>
              <Skeleton height={18} width="55%" />
              <Skeleton height={14} width="35%" />
            </Stack>
          </Group>
          <Skeleton height={14} mt="lg" />
          <Skeleton height={14} mt="xs" width="80%" />
        </Card>
      ))}
    </Waiting>
  );
}

/** A header row and its lines. */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Waiting>
      <Card padding={0}>
        {times(rows + 1).map((index) => (
          <Group key={index} px="md" py="md" gap="lg" wrap="nowrap">
            <Skeleton height={index === 0 ? 12 : 16} width="30%" />
            <Skeleton height={index === 0 ? 12 : 16} width="25%" />
            <Skeleton height={index === 0 ? 12 : 16} width="15%" />
            <Skeleton height={index === 0 ? 12 : 16} width="15%" />
          </Group>
        ))}
      </Card>
    </Waiting>
  );
}

/** A whole page: its header over two cards. A page has a heading at every moment, for those who go by headings. */
export function DetailSkeleton() {
  const t = useTranslations('frame');
  return (
    <>
      <VisuallyHidden renderRoot={(props) => <h1 {...props} />}>{t('loading')}</VisuallyHidden>
      <Waiting>
        <Skeleton height={30} width="40%" />
        <Skeleton height={16} width="60%" mb="sm" />
        <TwoCards />
      </Waiting>
    </>
  );
}

/** The cards of a page whose header is there already. */
export function PartSkeleton() {
  return (
    <Waiting>
      <TwoCards />
    </Waiting>
  );
}

function TwoCards() {
  return (
    <>
      <Card>
        <Skeleton height={18} width="30%" />
        <Skeleton height={14} mt="lg" />
        <Skeleton height={14} mt="xs" />
        <Skeleton height={14} mt="xs" width="70%" />
      </Card>
      <Card>
        <Skeleton height={18} width="25%" />
        <Skeleton height={14} mt="lg" width="90%" />
        <Skeleton height={14} mt="xs" width="60%" />
      </Card>
    </>
  );
}
