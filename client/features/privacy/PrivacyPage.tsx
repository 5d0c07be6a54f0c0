import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../app/paths';
import { BackLink } from '../../components/BackLink';
import { PageHeader } from '../../components/PageHeader';
import { ConsentsSection } from './consents/ConsentsSection';
import { ErasureSection } from './erasure/ErasureSection';
import { ExportSection } from './export/ExportSection';
import { SeenSection } from './seen/SeenSection';

/** A seeker's own data: who has seen it, what they agreed to, a copy of it, and its erasure. */
export function PrivacyPage() {
  const t = useTranslations('myData');
  return (
    <>
      <PageHeader
        title={t('titles.privacy')}
        context={t('context')}
        back={<BackLink to={paths.user.profile}>{t('backToProfile')}</BackLink>}
      />
      <Stack gap="lg">
        <SeenSection />
        <ConsentsSection />
        <ExportSection />
        <ErasureSection />
      </Stack>
    </>
  );
}
