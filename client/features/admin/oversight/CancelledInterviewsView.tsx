import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { ApplicationParty } from '../../../../domain/applications';
import { paths } from '../../../../domain/paths';
import { ByMember } from '../../../components/ByMember';
import { UserText } from '../../../components/UserText';
import { useAdminCancelledInterviewsQuery, type AdminCancelledInterviewsQuery } from '../../../graphql/generated';
import { oneOf } from '../../../lib/one-of';
import { useListSearch } from '../../../lib/use-list-search';
import { Missing } from '../cells/Missing';
import { RowLink } from '../cells/RowLink';
import { WibInstant } from '../cells/WibInstant';
import { WibInterview } from '../cells/WibInterview';
import classes from '../list/AdminList.module.css';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { ALL_DAYS, isGiven, periodOf, periodVariables } from '../list/list-period';
import { PeriodList } from '../list/PeriodList';
import { SearchBox } from '../list/SearchBox';
import { useAdminList } from '../list/use-admin-list';
import type { ViewProps } from './view-props';

type Cancelled = AdminCancelledInterviewsQuery['adminCancelledInterviews']['items'][number];

const sides = Object.values(ApplicationParty);

function useColumns(): AdminColumn<Cancelled>[] {
  const t = useTranslations('adminOversight.cancelled');
  const gone = useTranslations('adminOversight')('gone');
  return [
    {
      header: t('job'),
      kind: 'title',
      cell: ({ applicationId, jobTitle, companyId, companyName }) => (
        <>
          <RowLink to={paths.admin.application(applicationId)}>{jobTitle ?? gone}</RowLink>
          <br />
          <RowLink to={paths.admin.companyDetails(companyId)}>{companyName ?? gone}</RowLink>
        </>
      ),
    },
    {
      header: t('by'),
      cell: ({ cancelledBy, byMember }) => (
        <>
          <span>{t(`sides.${cancelledBy}`)}</span>
          <ByMember name={byMember} />
        </>
      ),
    },
    {
      header: t('reason'),
      cell: ({ reason }) =>
        reason === null ? <Missing>{t('noReason')}</Missing> : <UserText multiline>{reason}</UserText>,
    },
    { header: t('interview'), cell: (time) => <WibInterview time={time} /> },
    { header: t('at'), kind: 'figure', cell: ({ cancelledAt }) => <WibInstant value={cancelledAt} /> },
  ];
}

/** Interviews that were cancelled, by the day of cancelling, the side and the reason. */
export function CancelledInterviewsView({ address, change }: ViewProps) {
  const t = useTranslations('adminOversight.cancelled');
  const period = periodOf(address);
  const cancelledBy = oneOf(sides, address.get('state'));
  const search = address.get('search') ?? '';
  const box = useListSearch(search, (text) => change({ search: text }));
  const variables = { cancelledBy, search: search || null, ...periodVariables(period) };
  const query = useAdminCancelledInterviewsQuery({ variables });
  const interviews = useAdminList(query, (data) => data.adminCancelledInterviews, t('failed'));
  const columns = useColumns();
  const clear = (): void => {
    box.clear();
    change({ state: null, search: null, ...ALL_DAYS });
  };
  return (
    <PeriodList
      list={interviews}
      period={period}
      onPeriod={change}
      filters={
        <>
          <SegmentedControl
            size="md"
            aria-label={t('by')}
            classNames={{ root: classes.statuses, label: classes.statusLabel }}
            data={[
              { value: 'ALL', label: t('sides.ALL') },
              ...sides.map((value) => ({ value, label: t(`sides.${value}`) })),
            ]}
            value={cancelledBy ?? 'ALL'}
            onChange={(value) => change({ state: value === 'ALL' ? null : value })}
          />
          <SearchBox of="reasons" search={box} />
        </>
      }
      empty={{ title: t('noneTitle'), text: t('none') }}
      onClear={cancelledBy || search || isGiven(period) ? clear : null}
    >
      {(rows) => <AdminTable label={t('title')} columns={columns} rows={rows} keyOf={({ id }) => id} />}
    </PeriodList>
  );
}
