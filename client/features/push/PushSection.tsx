import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { useViewer } from '../../app/session';
import { SectionCard } from '../../components/SectionCard';
import { usePushSettingsQuery } from '../../graphql/generated';
import { BrowserList } from './BrowserList';

/** Where the server sends notifications: the way to their settings and, beside the sessions, the browsers that show them. */
export function PushSection({ withBrowsers = false }: { withBrowsers?: boolean }) {
  const t = useTranslations('push');
  const { activeRole } = useViewer();
  const { data } = usePushSettingsQuery({ skip: activeRole === 'ADMIN' });
  const settings = data?.pushSettings;
  if (!settings) return null;
  return (
    <SectionCard title={t('titles.notifications')}>
      <Stack gap="md">
        <Anchor component={Link} to={activeRole === 'COMPANY' ? paths.company.notifications : paths.user.notifications}>
          {t('settings')}
        </Anchor>
        {withBrowsers ? <BrowserList browsers={settings.subscriptions} /> : null}
      </Stack>
    </SectionCard>
  );
}
