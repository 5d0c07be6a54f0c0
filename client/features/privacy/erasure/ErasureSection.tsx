import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ErrorState } from '../../../components/ErrorState';
import { SectionCard } from '../../../components/SectionCard';
import { useOwnErasureQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { ErasureBanner } from './ErasureBanner';
import { ErasureForm } from './ErasureForm';

/** Having one's data erased: what goes and what stays, the request, and the way back while it waits. */
export function ErasureSection() {
  const t = useTranslations('erasure.section');
  const { data, error, refetch } = useOwnErasureQuery({ fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard title={t('title')}>
      {data ? (
        data.myErasure ? (
          <ErasureBanner erasure={data.myErasure} />
        ) : asking ? (
          <ErasureForm onBack={() => setAsking(false)} />
        ) : (
          <Stack gap="md" align="flex-start">
            <Text>{t('intro')}</Text>
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('start')}
            </Button>
          </Stack>
        )
      ) : null}
      {!data && error ? <ErrorState message={queryErrorText(error, t('loadFailed'))} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton h="4rem" /> : null}
    </SectionCard>
  );
}
