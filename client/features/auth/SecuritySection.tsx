import { Stack } from '@mantine/core';
import { useViewer } from '../../app/session';
import { SectionCard } from '../../components/SectionCard';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

/** The person's password and the devices that are signed in, for the profile pages of both roles. */
export function SecuritySection() {
  const { hasPassword } = useViewer();
  return (
    <Stack gap="lg">
      <SectionCard title="Password">
        <PasswordForm key={String(hasPassword)} hasPassword={hasPassword} />
      </SectionCard>
      <SectionCard title="Signed-in devices">
        <SessionList />
      </SectionCard>
    </Stack>
  );
}
