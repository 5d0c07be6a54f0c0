import { Stack } from '@mantine/core';
import { PageHeader } from '../../components/PageHeader';
import { SecuritySection } from '../auth/security/SecuritySection';

export function AdminSecurityPage() {
  return (
    <Stack gap="lg">
      <PageHeader title="Security" context="Your password, two-factor authentication and signed-in devices." />
      <SecuritySection />
    </Stack>
  );
}
