import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { PageHeader } from '../../components/PageHeader';
import { ConsentsSection } from './consents/ConsentsSection';
import { ExportSection } from './export/ExportSection';

/** What the product keeps about a seeker, and what they can do about it. */
export function PrivacyPage() {
  const t = useTranslations('myData');
  return (
    <>
      <PageHeader title={t('titles.privacy')} />
      <Stack gap="lg">
        <ConsentsSection />
        <ExportSection />
      </Stack>
    </>
  );
}
