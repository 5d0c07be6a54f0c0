import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { DayText } from '../../../components/DayText';
import { WIB } from '../../../../domain/time';
import { paths } from '../../../../domain/paths';
import { ByMember } from '../../../components/ByMember';
import { TimeText } from '../../../components/TimeText';
import { useAdminRevealReceiptsQuery, type AdminRevealReceiptsQuery } from '../../../graphql/generated';
import { Missing } from '../cells/Missing';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { IdFilter } from '../list/IdFilter';
import { ALL_DAYS, isGiven, periodOf, periodVariables } from '../list/list-period';
import { PeriodList } from '../list/PeriodList';
import { RowLink } from '../cells/RowLink';
import { trailOf } from '../cells/trail-address';
import classes from '../cells/Cells.module.css';
import { UserText } from '../../../components/UserText';
import type { ViewProps } from './view-props';
import { useAdminList } from '../list/use-admin-list';

type Receipt = AdminRevealReceiptsQuery['adminRevealReceipts']['items'][number];

function Viewer({ companyId, companyName, byMember, administrator }: Receipt) {
  const t = useTranslations('adminOversight');
  if (administrator) return <UserText>{administrator.name}</UserText>;
  if (!companyId || !companyName) return <Missing>{t('gone')}</Missing>;
  return (
    <>
      <RowLink to={paths.admin.companyDetails(companyId)}>{companyName}</RowLink>
      <ByMember name={byMember} />
    </>
  );
}

function useColumns(): AdminColumn<Receipt>[] {
  const t = useTranslations('adminOversight.receipts');
  const gone = useTranslations('adminOversight')('gone');
  return [
    {
      header: t('whom'),
      kind: 'title',
      cell: ({ userId, userName }) =>
        userName ? <RowLink to={paths.admin.user(userId)}>{userName}</RowLink> : <Missing>{gone}</Missing>,
    },
    { header: t('who'), cell: (receipt) => <Viewer {...receipt} /> },
    {
      header: t('what'),
      cell: ({ kind, times }) => t('kindTimes', { kind: t(`kinds.${kind}`), times: String(times) }),
    },
    { header: t('details'), cell: ({ details }) => details.map((detail) => t(`shown.${detail}`)).join(', ') },
    {
      header: t('through'),
      cell: ({ applicationId, jobTitle }) =>
        applicationId ? <RowLink to={paths.admin.application(applicationId)}>{jobTitle}</RowLink> : t('profile'),
    },
    {
      header: t('when'),
      kind: 'figure',
      cell: ({ day, lastAt }) => (
        <span>
          <DayText value={day} />, <TimeText value={lastAt} zone={WIB} />
        </span>
      ),
    },
  ];
}

/** Who saw whose details, by day. */
export function ReceiptsView({ address, change }: ViewProps) {
  const t = useTranslations('adminOversight.receipts');
  const trail = useTranslations('adminLists.trail');
  const period = periodOf(address);
  const [userId, companyId] = [address.get('user'), address.get('company')];
  const about = userId ?? companyId;
  const query = useAdminRevealReceiptsQuery({ variables: { userId, companyId, ...periodVariables(period) } });
  const receipts = useAdminList(query, (data) => data.adminRevealReceipts, t('failed'));
  const columns = useColumns();
  return (
    <PeriodList
      list={receipts}
      period={period}
      onPeriod={change}
      filters={
        <>
          <IdFilter label={t('userId')} value={userId} onChange={(user) => change({ user })} />
          <IdFilter label={t('companyId')} value={companyId} onChange={(company) => change({ company })} />
          {about ? (
            <Anchor component={Link} to={trailOf(about)} className={classes.name}>
              {trail('audit')}
            </Anchor>
          ) : null}
        </>
      }
      empty={{ title: t('noneTitle'), text: t('none') }}
      onClear={userId || companyId || isGiven(period) ? () => change({ user: null, company: null, ...ALL_DAYS }) : null}
    >
      {(rows) => <AdminTable label={t('title')} columns={columns} rows={rows} keyOf={({ id }) => id} />}
    </PeriodList>
  );
}
