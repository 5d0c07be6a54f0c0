import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { PageHeader } from '../../components/PageHeader';
import { SecuritySection } from '../auth/security/SecuritySection';

export function AdminSecurityPage() {
  const title = useTranslations('account.titles')('security');
  const context = useTranslations('adminDashboard')('security');
  return (
    <Stack gap="lg">
      <PageHeader title={title} context={context} />
      <SecuritySection />
    </Stack>
  );
}
