import { useTranslations } from 'use-intl/react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { EmailText } from '../../../components/EmailText';
import { TOAST } from '../../../components/toast-options';
import { useCursorList } from '../../../components/use-cursor-list';
import { useAdminDataExportsQuery, type AdminDataExportsQuery } from '../../../graphql/generated';
import { WibInstant } from '../companies/CompanyCells';
import classes from '../list/AdminList.module.css';
import { AdminList } from '../list/AdminList';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { CopyableId } from '../list/CopyableId';
import { isGiven, periodOf, periodVariables } from '../list/list-period';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import type { ViewProps } from './OversightPage';

type DataExport = AdminDataExportsQuery['adminDataExports']['items'][number];

function useColumns(): AdminColumn<DataExport>[] {
  const t = useTranslations('adminOversight.exports');
  return [
    {
      header: t('account'),
      kind: 'title',
      cell: ({ accountId, email }) => (
        <>
          <EmailText>{email ?? ''}</EmailText>
          <br />
          <CopyableId id={accountId} />
        </>
      ),
    },
    { header: t('as'), cell: ({ requestedAs }) => t(requestedAs === 'COMPANY' ? 'company' : 'user') },
    { header: t('requestedAt'), kind: 'figure', cell: ({ requestedAt }) => <WibInstant value={requestedAt} /> },
    {
      header: t('state'),
      cell: ({ endedAt, wasMade }) => t(wasMade ? 'ready' : endedAt === null ? 'beingMade' : 'givenUp'),
    },
  ];
}

/** Who asked for their own data; lists that administrators exported are on the audit trail. */
export function DataExportsView({ address, change }: ViewProps) {
  const t = useTranslations('adminOversight.exports');
  const period = periodOf(address);
  const query = useAdminDataExportsQuery({ variables: periodVariables(period) });
  const exports = useCursorList(query, {
    pageOf: (data) => data.adminDataExports,
    texts: { first: t('failed'), more: t('failed') },
    toastOptions: TOAST.admin,
  });
  const columns = useColumns();
  return (
    <>
      <p>
        {t('others')}{' '}
        <Anchor component={Link} to={`${paths.admin.auditTrail}?kind=EXPORT`} inherit>
          {t('trail')}
        </Anchor>
      </p>
      <div className={classes.filters}>
        <PeriodFilter period={period} onChange={change} />
      </div>
      <Matching rows={query.data?.adminDataExports.matching} />
      <AdminList
        list={exports}
        empty={{ title: t('noneTitle'), text: t('none') }}
        onClear={isGiven(period) ? () => change({ since: null, until: null }) : null}
      >
        {(rows) => <AdminTable label={t('title')} columns={columns} rows={rows} keyOf={({ id }) => id} />}
      </AdminList>
    </>
  );
}
