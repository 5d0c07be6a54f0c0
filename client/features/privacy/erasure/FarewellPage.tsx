import { Anchor, Text } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { PageHeader } from '../../../components/PageHeader';

/** Where a person is led who has had the whole account erased. */
export function FarewellPage() {
  const t = useTranslations('erasure');
  return (
    <>
      <PageHeader title={t('titles.farewell')} />
      <Text mb="md">{t('farewell.text')}</Text>
      <Anchor href={paths.landing}>{t('farewell.home')}</Anchor>
    </>
  );
}
