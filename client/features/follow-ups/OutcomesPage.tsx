import { useTranslations } from 'use-intl/react';
import { PageStatus } from '../../components/PageStatus';
import { useOutcomesToTellQuery } from '../../graphql/generated';
import { OutcomesView } from './OutcomesView';

/** Where the mail leads that asks a company for outcomes. */
export function OutcomesPage() {
  const t = useTranslations('applications');
  const query = useOutcomesToTellQuery();
  const { data } = query;
  if (data) return <OutcomesView applications={data.outcomesToTell} />;
  return <PageStatus title={t('titles.outcomes')} failed={t('outcomesPage.loadFailed')} query={query} alwaysRetry />;
}
