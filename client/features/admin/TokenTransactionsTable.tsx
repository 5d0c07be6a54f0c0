import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Money } from '../../components/Money';
import { StatusBadge } from '../../components/StatusBadge';
import type { AdminTransactionRowFragment } from '../../graphql/generated';
import classes from './AdminList.module.css';
import { AdminTable, type AdminColumn } from './AdminTable';
import { Missing, WibInstant } from './CompanyCells';
import { transactionWords } from './transaction-words';

function CompanyCell({ companyId, companyName, packageName, jobTitle }: AdminTransactionRowFragment) {
  return (
    <div className={classes.words}>
      <Anchor component={Link} to={paths.admin.companyDetails(companyId)} fw={600} inherit className={classes.document}>
        {companyName ?? 'Unknown Company'}
      </Anchor>
      <Text size="xs" c="dimmed">
        {packageName ?? jobTitle}
      </Text>
    </div>
  );
}

function References({ merchantRef, reference }: AdminTransactionRowFragment) {
  if (!merchantRef) return <Missing>None</Missing>;
  return (
    <div className={classes.reference}>
      <Text inherit>{merchantRef}</Text>
      <Text size="xs" c="dimmed">
        {reference ?? 'No answer from the provider'}
      </Text>
    </div>
  );
}

const columns: AdminColumn<AdminTransactionRowFragment>[] = [
  { header: 'Company', kind: 'title', cell: (row) => <CompanyCell {...row} /> },
  { header: 'Date', cell: ({ timestamp }) => <WibInstant value={timestamp} /> },
  { header: 'Type', cell: ({ type }) => transactionWords[type] },
  { header: 'Status', cell: ({ status }) => (status ? <StatusBadge status={status} /> : <Missing>No payment</Missing>) },
  { header: 'Tokens', kind: 'figure', cell: ({ tokens }) => (tokens > 0 ? `+${tokens}` : String(tokens).replace('-', '−')) },
  { header: 'Amount', kind: 'figure', cell: ({ totalAmount }) => (totalAmount === null ? <Missing>None</Missing> : <Money amount={totalAmount} />) },
  { header: 'Reference', cell: (row) => <References {...row} /> },
  { header: 'Method', cell: ({ paymentMethod }) => paymentMethod ?? <Missing>None</Missing> },
  { header: 'Paid at', cell: ({ paidAt }) => (paidAt ? <WibInstant value={paidAt} /> : <Missing>Not paid</Missing>) },
];

export function TokenTransactionsTable({ transactions }: { transactions: readonly AdminTransactionRowFragment[] }) {
  return <AdminTable label="Token transactions" columns={columns} rows={transactions} keyOf={({ id }) => id} />;
}
