import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { ByMember } from '../../../components/ByMember';
import { Money } from '../../../components/Money';
import { StatusBadge } from '../../../components/StatusBadge';
import type { AdminTransactionRowFragment } from '../../../graphql/generated';
import classes from '../list/AdminList.module.css';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { Missing } from '../cells/Missing';
import { WibInstant } from '../cells/WibInstant';
import { RowLink } from '../cells/RowLink';
import { UserText } from '../../../components/UserText';

function CompanyCell({ companyId, companyName, packageName, jobTitle, applicationId }: AdminTransactionRowFragment) {
  const t = useTranslations('adminMoney.transactions');
  return (
    <div className={classes.words}>
      <Anchor component={Link} to={paths.admin.companyDetails(companyId)} fw={600} inherit className={classes.document}>
        {companyName === null ? t('unknownCompany') : <UserText>{companyName}</UserText>}
      </Anchor>
      <Text size="xs" c="dimmed">
        {applicationId && jobTitle ? (
          <RowLink to={paths.admin.application(applicationId)}>{jobTitle}</RowLink>
        ) : packageName === null ? (
          <UserText>{jobTitle}</UserText>
        ) : (
          <span data-from-server>{packageName}</span>
        )}
      </Text>
    </div>
  );
}

function Kind({ type, status }: AdminTransactionRowFragment) {
  const t = useTranslations('adminMoney.transactions');
  return (
    <div className={classes.kind}>
      <span>{t(`types.${type}`)}</span>
      {status ? <StatusBadge status={status} /> : null}
    </div>
  );
}

function Amount({ totalAmount, paymentMethod }: AdminTransactionRowFragment) {
  const t = useTranslations('adminMoney.transactions');
  if (totalAmount === null) return <Missing>{t('noPayment')}</Missing>;
  return (
    <div>
      <Money amount={totalAmount} />
      <Text size="xs" c="dimmed">
        <UserText>{paymentMethod}</UserText>
      </Text>
    </div>
  );
}

function References({ merchantRef, reference }: AdminTransactionRowFragment) {
  const t = useTranslations('adminMoney.transactions');
  if (!merchantRef) return <Missing>{t('noReference')}</Missing>;
  return (
    <div>
      <Text inherit>
        <UserText>{merchantRef}</UserText>
      </Text>
      <Text size="xs" c="dimmed">
        {reference === null ? t('noAnswer') : <UserText>{reference}</UserText>}
      </Text>
    </div>
  );
}

function PaidAt({ type, paidAt }: AdminTransactionRowFragment) {
  const t = useTranslations('adminMoney.transactions');
  if (paidAt) return <WibInstant value={paidAt} />;
  return <Missing>{t(type === 'PURCHASE' ? 'notPaid' : 'neverPaid')}</Missing>;
}

/** Signed where a balance has changed; a purchase that nobody paid has changed none. */
function tokenText({ tokens, status }: AdminTransactionRowFragment): string {
  const wasPaid = status === null || status === 'PAID' || status === 'REFUND';
  if (tokens > 0) return wasPaid ? `+${tokens}` : String(tokens);
  return String(tokens).replace('-', '−');
}

function useColumns(): AdminColumn<AdminTransactionRowFragment>[] {
  const t = useTranslations('adminMoney.transactions.columns');
  return [
    { header: t('company'), kind: 'title', cell: (row) => <CompanyCell {...row} /> },
    {
      header: t('date'),
      cell: ({ timestamp, byMember }) => (
        <>
          <WibInstant value={timestamp} />
          <ByMember name={byMember} />
        </>
      ),
    },
    { header: t('type'), cell: (row) => <Kind {...row} /> },
    { header: t('tokens'), kind: 'figure', cell: tokenText },
    { header: t('amount'), kind: 'figure', cell: (row) => <Amount {...row} /> },
    { header: t('reference'), kind: 'figure', cell: (row) => <References {...row} /> },
    { header: t('paidAt'), cell: (row) => <PaidAt {...row} /> },
  ];
}

export function TokenTransactionsTable({ transactions }: { transactions: readonly AdminTransactionRowFragment[] }) {
  const t = useTranslations('adminMoney.transactions');
  return <AdminTable label={t('table')} columns={useColumns()} rows={transactions} keyOf={({ id }) => id} />;
}
