import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { PageHeader } from '../../components/PageHeader';
import { SecuritySection } from '../auth/security/SecuritySection';

export function AdminSecurityPage() {
  const titles = useTranslations('account.titles');
  const t = useTranslations('account.security');
  return (
    <Stack gap="lg">
      <PageHeader title={titles('security')} context={t('context')} />
      <SecuritySection />
    </Stack>
  );
}
