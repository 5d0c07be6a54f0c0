import { Stack } from '@mantine/core';
import { useViewer } from '../../app/session';
import { SectionCard } from '../../components/SectionCard';
import { OtherRole } from './OtherRole';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

/** The account behind the profile, on the pages of both roles: password, signed-in devices, the other role. */
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
      <OtherRole />
    </Stack>
  );
}
