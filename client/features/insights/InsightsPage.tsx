import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { wibDateOf } from '../../../domain/time';
import { DownloadLink } from '../../components/DownloadLink';
import { PageHeader } from '../../components/PageHeader';
import { PartStatus } from '../../components/PartStatus';
import { PartSkeleton } from '../../components/skeletons';
import { useCompanyInsightsQuery } from '../../graphql/generated';
import { counted } from '../../language/counted';
import { daysOf } from '../../../domain/insights';
import { useListAddress, useListKey } from '../../lib/list-address';
import { TokenLedger } from '../tokens/store/TokenLedger';
import { addressOfChoice, addressOfDays, insightsAddressOf } from './insights-address';
import { InsightsView } from './InsightsView';
import { PeriodChooser } from './PeriodChooser';
import { useDays } from './use-days';

function Insights({ listKey }: { listKey: string }) {
  const t = useTranslations('insights');
  const days = useDays();
  const [today] = useState(() => wibDateOf(new Date()));
  const [parameters, change] = useListAddress(listKey);
  const address = insightsAddressOf(parameters, today);
  const { period, isValid } = address;
  const query = useCompanyInsightsQuery({ variables: period, skip: !isValid });
  const data = query.data ?? (query.loading ? query.previousData : undefined);
  return (
    <>
      <PageHeader
        title={t('titles.insights')}
        context={isValid ? t('context', { ...counted(daysOf(period)), days: days(period) }) : undefined}
        action={
          <DownloadLink href={`${paths.exports.insights}?since=${period.from}&until=${period.to}`}>
            {t('download')}
          </DownloadLink>
        }
      />
      <PeriodChooser
        address={address}
        onChoice={(choice) => change(addressOfChoice(choice, period))}
        onDays={(chosen) => change(addressOfDays(chosen))}
      />
      {data ? (
        <InsightsView
          key={JSON.stringify(data.companyInsights.period)}
          insights={data.companyInsights}
          spentIn={({ from, to }) => <TokenLedger only={{ since: from, until: to, type: 'USAGE' }} />}
        />
      ) : isValid ? (
        <PartStatus query={query} failed={t('loadFailed')} outline={<PartSkeleton />} />
      ) : null}
    </>
  );
}

export function InsightsPage() {
  const key = useListKey();
  return <Insights key={key} listKey={key} />;
}
