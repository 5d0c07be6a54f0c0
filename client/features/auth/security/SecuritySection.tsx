import { useTranslations } from 'use-intl/react';
import { Stack, Button, Text } from '@mantine/core';
import { useViewer } from '../../../app/session';
import { OwnPhoneSection } from '../../../components/OwnPhone/OwnPhoneSection';
import { SectionCard } from '../../../components/SectionCard';
import { useGoogleAgain } from '../google-again';
import { PasswordForm } from './PasswordForm';
import { SecondFactorSettings } from './SecondFactorSettings';
import { SessionList } from './SessionList';
import type { Role } from '../../../../domain/roles';
import { useLeave } from '../../../app/logout';
import { paths } from '../../../../domain/paths';

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

/** The account behind the profile, on the pages of every role: password, second factor, signed-in devices, the other role. */
export function SecuritySection() {
  const t = useTranslations('account.security');
  const { id, hasPassword, activeRole } = useViewer();
  useGoogleAgain();
  return (
    <Stack gap="lg">
      <SectionCard title={t('password')}>
        <PasswordForm key={`${id} ${hasPassword}`} hasPassword={hasPassword} />
      </SectionCard>
      <SectionCard title={t('secondFactor')}>
        <SecondFactorSettings key={id} />
      </SectionCard>
      <SectionCard title={t('devices')}>
        <SessionList />
      </SectionCard>
      {activeRole === 'ADMIN' ? null : (
        <>
          <OwnPhoneSection accountId={id} isCompany={activeRole === 'COMPANY'} />
          <OtherRole />
        </>
      )}
    </Stack>
  );
}
