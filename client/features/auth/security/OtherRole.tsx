import { Button, Stack, Text } from '@mantine/core';
import type { Role } from '../../../../domain/roles';
import { useLeave } from '../../../app/logout';
import { paths } from '../../../app/paths';
import { useViewer } from '../../../app/session';
import { SectionCard } from '../../../components/SectionCard';

const offers = {
  COMPANY: {
    title: 'Also hiring?',
    what: 'Register your company',
    button: 'Log out and register a company',
    to: paths.registerCompany,
  },
  USER: {
    title: 'Also looking for a job?',
    what: 'Register as a job seeker',
    button: 'Log out and register as job seeker',
    to: paths.registerSeeker,
  },
} as const;

function Offer({ role, hasPassword }: { role: keyof typeof offers; hasPassword: boolean }) {
  const { title, what, button, to } = offers[role];
  const { leave, busy } = useLeave(to);
  return (
    <SectionCard title={title}>
      <Stack gap="md" align="flex-start">
        <Text>
          {hasPassword
            ? `${what} with the same email and password, and you can switch between the two in the menu.`
            : `${what} with the same email. Set a password above first: the registration asks for it.`}
        </Text>
        <Button variant="default" onClick={() => void leave()} loading={busy} disabled={!hasPassword}>
          {button}
        </Button>
      </Stack>
    </SectionCard>
  );
}

/** The way to the role that the person does not have yet: one account may hold both. */
export function OtherRole() {
  const { roles, hasPassword } = useViewer();
  const missing = (['COMPANY', 'USER'] as const satisfies Role[]).find((role) => !roles.includes(role));
  return missing ? <Offer role={missing} hasPassword={hasPassword} /> : null;
}
