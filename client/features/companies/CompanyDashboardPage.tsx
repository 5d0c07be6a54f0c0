import { useTranslations } from 'use-intl/react';
import { PageStatus } from '../../components/PageStatus';
import { useCompanyDashboardQuery } from '../../graphql/generated';
import { CompanyDashboardView } from './CompanyDashboardView';

export function CompanyDashboardPage() {
  const t = useTranslations('company');
  const query = useCompanyDashboardQuery();
  const { data } = query;
  if (data) return <CompanyDashboardView data={data} />;
  return <PageStatus title={t('titles.dashboard')} failed={t('dashboard.loadFailed')} query={query} alwaysRetry />;
}
