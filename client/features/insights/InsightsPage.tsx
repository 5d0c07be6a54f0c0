import { useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { SegmentedControl, TextInput } from '@mantine/core';
import { paths } from '../../../domain/paths';
import { wibDateOf, isLocalDate, type LocalDate } from '../../../domain/time';
import { DownloadLink } from '../../components/DownloadLink';
import { PageHeader } from '../../components/PageHeader';
import { PartStatus } from '../../components/PartStatus';
import { PartSkeleton } from '../../components/skeletons';
import { useCompanyInsightsQuery } from '../../graphql/generated';
import { counted } from '../../language/counted';
import {
  daysOf,
  INSIGHT_DAYS,
  LONGEST_INSIGHT_DAYS,
  type InsightChoice,
  type InsightPeriod,
  isInsightPeriod,
  lastDays,
} from '../../../domain/insights';
import { useListAddress, useListKey } from '../../lib/list-address';
import { TokenLedger } from '../tokens/store/TokenLedger';
import { InsightsView } from './InsightsView';
import { useDays } from './use-days';
import { FormError } from '../../components/FormError';
import classes from './Insights.module.css';
import { oneOf } from '../../lib/one-of';

type PeriodChoice = InsightChoice | 'own';

interface InsightsAddress {
  choice: PeriodChoice;
  period: InsightPeriod;
  /** Own days can be the wrong way round, or too many. */
  isValid: boolean;
}

const FIRST_CHOICE = '12w';

/** The period that an address names: one up to today, or days of one's own. */
function insightsAddressOf(address: URLSearchParams, today: LocalDate): InsightsAddress {
  const [from, to] = [address.get('since') ?? '', address.get('until') ?? ''];
  if (isLocalDate(from) && isLocalDate(to)) {
    const period = { from, to };
    return { choice: 'own', period, isValid: isInsightPeriod(period) };
  }
  const choice = oneOf(Object.keys(INSIGHT_DAYS) as InsightChoice[], address.get('period')) ?? FIRST_CHOICE;
  return { choice, period: lastDays(INSIGHT_DAYS[choice], today), isValid: true };
}

const ownDays = ({ from, to }: InsightPeriod) => ({ since: from, until: to, period: null });

/** What becomes of the address when another period is chosen; own days begin with those that are shown. */
const addressOfChoice = (choice: PeriodChoice, shown: InsightPeriod) =>
  choice === 'own' ? ownDays(shown) : { since: null, until: null, period: choice === FIRST_CHOICE ? null : choice };

interface PeriodChooserProps {
  address: InsightsAddress;
  onChoice: (choice: PeriodChoice) => void;
  onDays: (period: InsightPeriod) => void;
}

const CHOICES: readonly PeriodChoice[] = [...(Object.keys(INSIGHT_DAYS) as InsightChoice[]), 'own'];

/** Some days up to today, or own ones. */
function PeriodChooser({ address: { choice, period, isValid }, onChoice, onDays }: PeriodChooserProps) {
  const t = useTranslations('insights.period');
  const day = (side: keyof InsightPeriod) => ({
    type: 'date',
    value: period[side],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      if (isLocalDate(value)) onDays({ ...period, [side]: value });
    },
  });
  return (
    <div className={classes.chooser}>
      <SegmentedControl
        size="md"
        aria-label={t('label')}
        classNames={{ root: classes.choices, label: classes.choice }}
        data={CHOICES.map((value) => ({ value, label: t(value) }))}
        value={choice}
        onChange={(value) => onChoice(value as PeriodChoice)}
      />
      {choice === 'own' ? (
        <fieldset aria-label={t('label')} className={classes.days}>
          <TextInput label={t('from')} {...day('from')} />
          <TextInput label={t('to')} {...day('to')} />
        </fieldset>
      ) : null}
      <FormError messages={isValid ? null : t('invalid', { days: String(LONGEST_INSIGHT_DAYS) })} />
    </div>
  );
}

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
        onDays={(chosen) => change(ownDays(chosen))}
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
