import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { useViewer } from '../../../app/session';
import { BackLink } from '../../../components/BackLink';
import { PageHeader } from '../../../components/PageHeader';
import { PushSection } from '../../push/PushSection';
import { SecuritySection } from './SecuritySection';

const profiles = { USER: paths.user.profile, COMPANY: paths.company.profile, ADMIN: null } as const;

/** The account behind the profile, for people of every role. */
export function SecurityPage() {
  const titles = useTranslations('account.titles');
  const t = useTranslations('account.security');
  const nav = useTranslations('portal.nav');
  const { activeRole } = useViewer();
  const profile = profiles[activeRole ?? 'ADMIN'];
  return (
    <>
      <PageHeader
        title={titles('security')}
        context={t('context')}
        back={profile ? <BackLink to={profile}>{nav('profile')}</BackLink> : null}
      />
      <Stack gap="lg">
        <SecuritySection />
        <PushSection withBrowsers />
      </Stack>
    </>
  );
}
