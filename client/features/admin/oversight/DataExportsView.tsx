import { useTranslations } from 'use-intl/react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { EmailText } from '../../../components/EmailText';
import { useAdminDataExportsQuery, type AdminDataExportsQuery } from '../../../graphql/generated';
import { WibInstant } from '../cells/WibInstant';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { CopyableId } from '../cells/CopyableId';
import { periodOf, periodVariables } from '../list/list-period';
import { PeriodList } from '../list/PeriodList';
import type { ViewProps } from './view-props';
import { useAdminList } from '../list/use-admin-list';

function useColumns(): AdminColumn<AdminDataExportsQuery['adminDataExports']['items'][number]>[] {
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
  const exports = useAdminList(query, (data) => data.adminDataExports, t('failed'));
  const columns = useColumns();
  return (
    <>
      <p>
        {t('others')}{' '}
        <Anchor component={Link} to={`${paths.admin.auditTrail}?kind=EXPORT`} inherit>
          {t('trail')}
        </Anchor>
      </p>
      <PeriodList list={exports} period={period} onPeriod={change} empty={{ title: t('noneTitle'), text: t('none') }}>
        {(rows) => <AdminTable label={t('title')} columns={columns} rows={rows} keyOf={({ id }) => id} />}
      </PeriodList>
    </>
  );
}
