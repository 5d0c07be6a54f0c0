import { Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { useViewer } from '../../app/session';
import { BackLink } from '../../components/BackLink';
import { PageHeader } from '../../components/PageHeader';
import { PartStatus } from '../../components/PartStatus';
import { SectionCard } from '../../components/SectionCard';
import { CardListSkeleton } from '../../components/skeletons';
import { useOwnConsentsQuery, usePushSettingsQuery } from '../../graphql/generated';
import { BrowserList } from './BrowserList';
import { KindTable } from './KindTable';
import { ThisBrowser } from './ThisBrowser';

/** What is told to the account, by which way, and in which browsers. */
export function NotificationsPage() {
  const t = useTranslations('push');
  const nav = useTranslations('portal.nav');
  const { activeRole } = useViewer();
  const query = usePushSettingsQuery();
  const consents = useOwnConsentsQuery();
  const isCompany = activeRole === 'COMPANY';
  const settings = query.data?.pushSettings;
  const mails = consents.data?.consents.mails;
  const others = settings?.subscriptions.filter(({ isCurrent }) => !isCurrent) ?? [];
  const waiting = query.data ? consents : query;
  return (
    <>
      <PageHeader
        title={t('titles.notifications')}
        context={t('context')}
        back={<BackLink to={isCompany ? paths.company.profile : paths.user.profile}>{nav('profile')}</BackLink>}
      />
      {query.data && mails ? (
        <Stack gap="lg">
          {settings ? (
            <>
              <ThisBrowser settings={settings} />
              <SectionCard title={t('settings')}>
                <KindTable preferences={settings.preferences} mails={mails} />
              </SectionCard>
              {others.length > 0 ? (
                <SectionCard title={t('others')}>
                  <BrowserList browsers={others} />
                </SectionCard>
              ) : null}
            </>
          ) : (
            <Text>{t('unavailable')}</Text>
          )}
        </Stack>
      ) : (
        <PartStatus query={waiting} failed={t('loadFailed')} outline={<CardListSkeleton count={2} />} />
      )}
    </>
  );
}
