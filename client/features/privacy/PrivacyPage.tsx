import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../app/paths';
import { BackLink } from '../../components/BackLink';
import { PageHeader } from '../../components/PageHeader';
import { SeenSection } from './seen/SeenSection';

/** A seeker's own data: who has seen it. */
export function PrivacyPage() {
  const t = useTranslations('privacy');
  return (
    <>
      <PageHeader
        title={t('titles.privacy')}
        context={t('context')}
        back={<BackLink to={paths.user.profile}>{t('backToProfile')}</BackLink>}
      />
      <Stack gap="lg">
        <SeenSection />
      </Stack>
    </>
  );
}
