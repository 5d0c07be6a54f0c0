import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { PageHeader } from '../../components/PageHeader';
import { SecuritySection } from '../auth/security/SecuritySection';

export function AdminSecurityPage() {
  const t = useTranslations('adminDashboard.security');
  return (
    <Stack gap="lg">
      <PageHeader title={t('title')} context={t('context')} />
      <SecuritySection />
    </Stack>
  );
}
