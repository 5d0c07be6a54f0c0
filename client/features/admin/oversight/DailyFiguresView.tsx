import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../../domain/money';
import { WIB } from '../../../../domain/time';
import { DateText } from '../../../components/DateText';
import { PartStatus } from '../../../components/PartStatus';
import { SectionCard } from '../../../components/SectionCard';
import { TableSkeleton } from '../../../components/skeletons';
import { useAdminDailyFiguresQuery, type AdminDailyFiguresQuery } from '../../../graphql/generated';
import { useOptionText } from '../../../language/formats';
import classes from '../list/AdminList.module.css';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { periodOf, periodVariables } from '../list/list-period';
import { PeriodFilter } from '../list/PeriodFilter';
import type { ViewProps } from './view-props';

type Figures = AdminDailyFiguresQuery['adminDailyFigures'];

const percent = (rate: number | null): string => (rate === null ? '–' : `${Math.round(rate * 100)}%`);

function Days({ days }: Pick<Figures, 'days'>) {
  const t = useTranslations('adminOversight.figures');
  const counts = ['seekers', 'companies', 'applications', 'acceptances'] as const;
  const columns: AdminColumn<Figures['days'][number]>[] = [
    { header: t('day'), kind: 'title', cell: ({ day }) => <DateText value={day} zone={WIB} /> },
    ...counts.map(
      (name): AdminColumn<Figures['days'][number]> => ({
        header: t(name),
        kind: 'figure',
        cell: (row) => formatThousands(row[name]),
      }),
    ),
  ];
  return <AdminTable label={t('byDay')} columns={columns} rows={days.toReversed()} keyOf={({ day }) => day} />;
}

function Industries({ industries }: Pick<Figures, 'industries'>) {
  const t = useTranslations('adminOversight.figures');
  const optionText = useOptionText();
  const columns: AdminColumn<Figures['industries'][number]>[] = [
    {
      header: t('industry'),
      kind: 'title',
      cell: ({ industry }) => (industry ? optionText('industry', industry) : t('noIndustry')),
    },
    { header: t('applications'), kind: 'figure', cell: ({ applications }) => formatThousands(applications) },
    { header: t('acceptances'), kind: 'figure', cell: ({ acceptances }) => formatThousands(acceptances) },
    { header: t('rate'), kind: 'figure', cell: ({ acceptanceRate }) => percent(acceptanceRate) },
  ];
  return (
    <AdminTable label={t('byIndustry')} columns={columns} rows={industries} keyOf={({ industry }) => industry ?? ''} />
  );
}

/** Sign-ups, applications and acceptances by day, and the acceptance rate by industry. */
export function DailyFiguresView({ address, change }: ViewProps) {
  const t = useTranslations('adminOversight.figures');
  const period = periodOf(address);
  const { since = null, until = null } = periodVariables(period);
  const query = useAdminDailyFiguresQuery({ variables: { since, until } });
  const figures = query.data?.adminDailyFigures;
  return (
    <>
      <div className={classes.filters}>
        <PeriodFilter period={period} onChange={change} />
      </div>
      {figures ? (
        <>
          <SectionCard title={t('byIndustry')}>
            <Industries industries={figures.industries} />
          </SectionCard>
          <SectionCard title={t('byDay')}>
            <Days days={figures.days} />
          </SectionCard>
        </>
      ) : (
        <PartStatus query={query} failed={t('failed')} outline={<TableSkeleton />} />
      )}
    </>
  );
}
