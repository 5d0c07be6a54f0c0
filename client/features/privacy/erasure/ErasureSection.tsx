import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SectionCard } from '../../../components/SectionCard';
import { PartStatus } from '../../../components/PartStatus';
import { useOwnErasureQuery } from '../../../graphql/generated';
import { ErasureBanner } from './ErasureBanner';
import { ErasureForm } from './ErasureForm';

/** Having one's data erased: what goes and what stays, the request, and the way back while it waits. */
export function ErasureSection() {
  const t = useTranslations('erasure.section');
  const query = useOwnErasureQuery();
  const { data } = query;
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard title={t('title')}>
      {!data ? (
        <PartStatus query={query} failed={t('loadFailed')} outline={<Skeleton h="4rem" />} />
      ) : data.myErasure ? (
        <ErasureBanner erasure={data.myErasure} />
      ) : asking ? (
        <ErasureForm companyGoes={data.companyGoesAlong} onBack={() => setAsking(false)} />
      ) : (
        <Stack gap="md" align="flex-start">
          <Text>{t('intro')}</Text>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('start')}
          </Button>
        </Stack>
      )}
    </SectionCard>
  );
}
