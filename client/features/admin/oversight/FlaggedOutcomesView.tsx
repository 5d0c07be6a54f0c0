import { Anchor, NativeSelect } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { FlaggedOutcome } from '../../../../domain/flagged-outcomes';
import { formatThousands } from '../../../../domain/money';
import { paths } from '../../../../domain/paths';
import { useAdminFlaggedOutcomesQuery, type AdminFlaggedOutcomesQuery } from '../../../graphql/generated';
import { oneOf } from '../../../lib/one-of';
import { RowLink } from '../cells/RowLink';
import { WibInstant } from '../cells/WibInstant';
import classes from '../list/AdminList.module.css';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { ALL_DAYS, isGiven, periodOf, periodVariables } from '../list/list-period';
import { PeriodList } from '../list/PeriodList';
import { useAdminList } from '../list/use-admin-list';
import type { ViewProps } from './view-props';

type Flagged = AdminFlaggedOutcomesQuery['adminFlaggedOutcomes']['items'][number];
type Counts = NonNullable<AdminFlaggedOutcomesQuery['adminFlaggedOutcomes']['outcomes']>;

const outcomes = Object.values(FlaggedOutcome);

function useColumns(): AdminColumn<Flagged>[] {
  const t = useTranslations('adminOversight.flagged');
  const gone = useTranslations('adminOversight')('gone');
  const reasonText = useTranslations('postingFlags.reasons');
  return [
    {
      header: t('job'),
      kind: 'title',
      cell: ({ id, jobTitle, companyId, companyName }) => (
        <>
          <RowLink to={paths.admin.job(id)}>{jobTitle ?? gone}</RowLink>
          <br />
          <RowLink to={paths.admin.companyDetails(companyId)}>{companyName ?? gone}</RowLink>
        </>
      ),
    },
    { header: t('reasons'), cell: ({ reasons }) => reasons.map((reason) => reasonText(reason)).join(', ') },
    {
      header: t('outcome'),
      cell: ({ outcome, isRemoved }) => (
        <>
          <span>{t(`outcomes.${outcome}`)}</span>
          {isRemoved ? (
            <>
              <br />
              <span>{t('removed')}</span>
            </>
          ) : null}
        </>
      ),
    },
    {
      header: t('trail'),
      cell: ({ id }) => (
        <Anchor
          component={Link}
          to={`${paths.admin.auditTrail}?${new URLSearchParams({ about: id, kind: 'CHANGE' }).toString()}`}
          inherit
        >
          {t('open')}
        </Anchor>
      ),
    },
    { header: t('at'), kind: 'figure', cell: ({ flaggedAt }) => <WibInstant value={flaggedAt} /> },
  ];
}

function OutcomeSums({ counts }: { counts: Counts }) {
  const t = useTranslations('adminOversight.flagged');
  const columns: AdminColumn<Counts[number]>[] = [
    { header: t('outcome'), kind: 'title', cell: ({ outcome }) => t(`outcomes.${outcome}`) },
    { header: t('count'), kind: 'figure', cell: ({ count }) => formatThousands(count) },
  ];
  if (counts.length === 0) return null;
  return (
    <section aria-label={t('sums')} className={classes.sums}>
      <AdminTable label={t('sums')} columns={columns} rows={counts} keyOf={({ outcome }) => outcome} />
    </section>
  );
}

/** Flagged postings of a period, and what became of each. */
export function FlaggedOutcomesView({ address, change }: ViewProps) {
  const t = useTranslations('adminOversight.flagged');
  const period = periodOf(address);
  const outcome = oneOf(outcomes, address.get('state'));
  const query = useAdminFlaggedOutcomesQuery({ variables: { outcome, ...periodVariables(period) } });
  const postings = useAdminList(query, (data) => data.adminFlaggedOutcomes, t('failed'));
  const columns = useColumns();
  return (
    <PeriodList
      list={postings}
      period={period}
      onPeriod={change}
      filters={
        <NativeSelect
          label={t('outcome')}
          data={[
            { value: '', label: t('any') },
            ...outcomes.map((value) => ({ value, label: t(`outcomes.${value}`) })),
          ]}
          value={outcome ?? ''}
          onChange={({ currentTarget: { value } }) => change({ state: value || null })}
          className={classes.choice}
        />
      }
      empty={{ title: t('noneTitle'), text: t('none') }}
      onClear={outcome || isGiven(period) ? () => change({ state: null, ...ALL_DAYS }) : null}
    >
      {(rows) => (
        <>
          <OutcomeSums counts={query.data?.adminFlaggedOutcomes.outcomes ?? []} />
          <AdminTable label={t('title')} columns={columns} rows={rows} keyOf={({ id }) => id} />
        </>
      )}
    </PeriodList>
  );
}
