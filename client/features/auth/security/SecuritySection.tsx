import { useTranslations } from 'use-intl/react';
import { Stack } from '@mantine/core';
import { useViewer } from '../../../app/session';
import { OwnPhoneSection } from '../../../components/OwnPhone/OwnPhoneSection';
import { SectionCard } from '../../../components/SectionCard';
import { useGoogleAgain } from '../google-again';
import { OtherRole } from './OtherRole';
import { PasswordForm } from './PasswordForm';
import { SecondFactorSettings } from './SecondFactorSettings';
import { SessionList } from './SessionList';

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
