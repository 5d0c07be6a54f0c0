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
import { SeenSection } from './seen/SeenSection';

/** A seeker's own data: who has seen it, what they agreed to, a copy of it, and its erasure. */
export function PrivacyPage() {
  const t = useTranslations('myData');
  const nav = useTranslations('portal.nav');
  // First for those who come to cancel it; it keeps its place when they do.
  const [waits] = useState(useViewer().erasure !== null);
  return (
    <>
      <PageHeader
        title={t('titles.privacy')}
        context={t('context')}
        back={<BackLink to={paths.user.profile}>{nav('profile')}</BackLink>}
      />
      <Stack gap="lg">
        {waits ? <ErasureSection /> : null}
        <SeenSection />
        <ConsentsSection />
        <ExportSection />
        {waits ? null : <ErasureSection />}
      </Stack>
    </>
  );
}
