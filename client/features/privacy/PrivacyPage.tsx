import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { PageHeader } from '../../components/PageHeader';
import { ErasureSection } from './erasure/ErasureSection';

/** What the person can see and decide about their data, for both roles. */
export function PrivacyPage() {
  const t = useTranslations('erasure');
  return (
    <>
      <PageHeader title={t('titles.privacy')} context={t('page.context')} />
      <Stack gap="lg">
        <ErasureSection />
      </Stack>
    </>
  );
}
