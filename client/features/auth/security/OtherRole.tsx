import { useTranslations } from 'use-intl/react';
import { Button, Stack, Text } from '@mantine/core';
import type { Role } from '../../../../domain/roles';
import { useLeave } from '../../../app/logout';
import { paths } from '../../../../domain/paths';
import { useViewer } from '../../../app/session';
import { SectionCard } from '../../../components/SectionCard';

const registrations = { COMPANY: paths.registerCompany, USER: paths.registerSeeker } as const;

function Offer({ role, hasPassword }: { role: keyof typeof registrations; hasPassword: boolean }) {
  const t = useTranslations('account.otherRole');
  const { leave, busy } = useLeave(registrations[role]);
  return (
    <SectionCard title={t(`${role}.title`)}>
      <Stack gap="md" align="flex-start">
        <Text>{hasPassword ? t(`${role}.samePassword`) : t(`${role}.passwordFirst`)}</Text>
        <Button variant="default" onClick={() => void leave()} loading={busy} disabled={!hasPassword}>
          {t(`${role}.submit`)}
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
