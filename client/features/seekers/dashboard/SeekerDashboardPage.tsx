import { useTranslations } from 'use-intl/react';
import { PageStatus } from '../../../components/PageStatus';
import { useSeekerDashboardQuery } from '../../../graphql/generated';
import { SeekerDashboardView } from './SeekerDashboardView';

export function SeekerDashboardPage() {
  const t = useTranslations('seeker');
  const query = useSeekerDashboardQuery();
  const { data } = query;
  if (data) return <SeekerDashboardView dashboard={data.seekerDashboard} proposals={data.proposalsToAnswer} />;
  return <PageStatus title={t('titles.dashboard')} failed={t('dashboard.loadFailed')} query={query} alwaysRetry />;
}
