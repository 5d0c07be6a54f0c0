import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { PageHeader } from '../../components/PageHeader';
import { ConsentsSection } from './consents/ConsentsSection';
import { ErasureSection } from './erasure/ErasureSection';
import { ExportSection } from './export/ExportSection';

/** A company's own data: what it has agreed to, its mails, a copy of everything, and its erasure. */
export function CompanyPrivacyPage() {
  const t = useTranslations('myData');
  return (
    <>
      <PageHeader title={t('titles.privacy')} />
      <Stack gap="lg">
        <ConsentsSection />
        <ExportSection />
        <ErasureSection />
      </Stack>
    </>
  );
}
