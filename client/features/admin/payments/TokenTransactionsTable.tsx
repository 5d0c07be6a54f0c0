import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Money } from '../../../components/Money';
import { StatusBadge } from '../../../components/StatusBadge';
import type { AdminTransactionRowFragment } from '../../../graphql/generated';
import classes from '../list/AdminList.module.css';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { Missing, WibInstant } from '../companies/CompanyCells';
import { RowLink } from '../list/RowLink';
import { transactionWords } from './transaction-words';

function CompanyCell({ companyId, companyName, packageName, jobTitle, applicationId }: AdminTransactionRowFragment) {
  return (
    <div className={classes.words}>
      <Anchor component={Link} to={paths.admin.companyDetails(companyId)} fw={600} inherit className={classes.document}>
        {companyName ?? 'Unknown Company'}
      </Anchor>
      <Text size="xs" c="dimmed">
        {applicationId && jobTitle ? (
          <RowLink to={paths.admin.application(applicationId)}>{jobTitle}</RowLink>
        ) : (
          (packageName ?? jobTitle)
        )}
      </Text>
    </div>
  );
}

function Kind({ type, status }: AdminTransactionRowFragment) {
  return (
    <div className={classes.kind}>
      {transactionWords[type]}
      {status ? <StatusBadge status={status} /> : null}
    </div>
  );
}

function Amount({ totalAmount, paymentMethod }: AdminTransactionRowFragment) {
  if (totalAmount === null) return <Missing>No payment</Missing>;
  return (
    <div>
      <Money amount={totalAmount} />
      <Text size="xs" c="dimmed">
        {paymentMethod}
      </Text>
    </div>
  );
}

function References({ merchantRef, reference }: AdminTransactionRowFragment) {
  if (!merchantRef) return <Missing>None</Missing>;
  return (
    <div>
      <Text inherit>{merchantRef}</Text>
      <Text size="xs" c="dimmed">
        {reference ?? 'No answer from the provider'}
      </Text>
    </div>
  );
}

function PaidAt({ type, paidAt }: AdminTransactionRowFragment) {
  if (paidAt) return <WibInstant value={paidAt} />;
  return <Missing>{type === 'PURCHASE' ? 'Not paid' : 'None'}</Missing>;
}

/** Signed where a balance has changed; a purchase that nobody paid has changed none. */
function tokenText({ tokens, status }: AdminTransactionRowFragment): string {
  const wasPaid = status === null || status === 'PAID' || status === 'REFUND';
  if (tokens > 0) return wasPaid ? `+${tokens}` : String(tokens);
  return String(tokens).replace('-', '−');
}

const columns: AdminColumn<AdminTransactionRowFragment>[] = [
  { header: 'Company', kind: 'title', cell: (row) => <CompanyCell {...row} /> },
  { header: 'Date', cell: ({ timestamp }) => <WibInstant value={timestamp} /> },
  { header: 'Type', cell: (row) => <Kind {...row} /> },
  { header: 'Tokens', kind: 'figure', cell: tokenText },
  { header: 'Amount', kind: 'figure', cell: (row) => <Amount {...row} /> },
  { header: 'Reference', kind: 'figure', cell: (row) => <References {...row} /> },
  { header: 'Paid at', cell: (row) => <PaidAt {...row} /> },
];

export function TokenTransactionsTable({ transactions }: { transactions: readonly AdminTransactionRowFragment[] }) {
  return <AdminTable label="Token transactions" columns={columns} rows={transactions} keyOf={({ id }) => id} />;
}
