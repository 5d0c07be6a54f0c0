import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { useViewer } from '../../app/session';
import { BackLink } from '../../components/BackLink';
import { PageHeader } from '../../components/PageHeader';
import { ConsentsSection } from './consents/ConsentsSection';
import { ErasureSection } from './erasure/ErasureSection';
import { ExportSection } from './export/ExportSection';

/** A company's own data: what it has agreed to, its mails, a copy of everything, and its erasure. */
export function CompanyPrivacyPage() {
  const t = useTranslations('myData');
  const nav = useTranslations('portal.nav');
  // First for those who come to cancel it; it keeps its place when they do.
  const [waits] = useState(useViewer().erasure !== null);
  return (
    <>
      <PageHeader title={t('titles.privacy')} back={<BackLink to={paths.company.profile}>{nav('profile')}</BackLink>} />
      <Stack gap="lg">
        {waits ? <ErasureSection /> : null}
        <ConsentsSection />
        <ExportSection />
        {waits ? null : <ErasureSection />}
      </Stack>
    </>
  );
}
