import { NativeSelect } from '@mantine/core';
import { InvoiceStatus } from '../../../../domain/payments';
import { TransactionType } from '../../../../domain/tokens';
import { paths } from '../../../app/paths';
import { DownloadLink } from '../../../components/DownloadLink';
import { PageHeader } from '../../../components/PageHeader';
import { statusWord } from '../../../components/StatusBadge';
import { useCursorList } from '../../../components/use-cursor-list';
import { useAdminTokenTransactionsQuery } from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { adminToast } from '../admin-toast';
import classes from '../list/AdminList.module.css';
import { AdminList } from '../list/AdminList';
import { exportPath } from '../list/export-path';
import { SearchBox } from '../list/SearchBox';
import { TokenTransactionsTable } from './TokenTransactionsTable';
import { transactionWords } from './transaction-words';
import { useListSearch } from '../list/use-list-search';

const texts = {
  first: 'Failed to get transactions. Please try again.',
  more: 'Failed to get more transactions. Please try again.',
};
const typeChoices = [
  { value: '', label: 'All types' },
  ...Object.values(TransactionType).map((type) => ({ value: type, label: transactionWords[type] })),
];
const statusChoices = [
  { value: '', label: 'Any payment status' },
  ...Object.values(InvoiceStatus).map((status) => ({ value: status, label: statusWord(status) })),
];

const isType = (value: string | null): value is TransactionType => value !== null && value in TransactionType;
const isStatus = (value: string | null): value is InvoiceStatus => value !== null && value in InvoiceStatus;

interface TransactionFilters {
  type: TransactionType | null;
  status: InvoiceStatus | null;
  search: string;
}

function filtersOf(address: URLSearchParams): TransactionFilters {
  const [type, status] = [address.get('type'), address.get('status')];
  return {
    type: isType(type) ? type : null,
    status: isStatus(status) ? status : null,
    search: address.get('search') ?? '',
  };
}

function Transactions({ listKey }: { listKey: string }) {
  const [address, change] = useListAddress(listKey);
  const { type, status, search } = filtersOf(address);
  const box = useListSearch(search, (text) => change({ search: text }));
  const transactions = useCursorList(
    useAdminTokenTransactionsQuery({ variables: { type, status, search: search || null } }),
    { pageOf: (data) => data.adminTokenTransactions, texts, toastOptions: adminToast },
  );
  const isFiltered = Boolean(type ?? status ?? search);
  const clear = (): void => {
    box.clear();
    change({ type: null, status: null, search: null });
  };

  return (
    <>
      <PageHeader
        title="Token Transactions"
        context="Purchases, paid or not, and every other change of a balance, newest first. Times are in WIB (UTC+7)."
        action={
          <DownloadLink href={exportPath(paths.exports.tokenTransactions, { type, status, search })}>
            Download CSV
          </DownloadLink>
        }
      />
      <div className={classes.filters}>
        <NativeSelect
          aria-label="Type"
          data={typeChoices}
          value={type ?? ''}
          // Only purchases have a payment, so another type takes its status away.
          onChange={({ currentTarget: { value } }) =>
            change(value === '' || value === 'PURCHASE' ? { type: value } : { type: value, status: null })
          }
          className={classes.choice}
        />
        <NativeSelect
          aria-label="Payment status"
          data={statusChoices}
          value={status ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change(value ? { status: value, type: 'PURCHASE' } : { status: null })
          }
          className={classes.choice}
        />
        <SearchBox name="transactions" search={box} />
      </div>
      <AdminList
        list={transactions}
        empty={{
          title: 'No transactions found',
          text: isFiltered ? 'No transactions match your filters.' : 'No token transactions yet.',
        }}
        onClear={isFiltered ? clear : null}
      >
        {(rows) => <TokenTransactionsTable transactions={rows} />}
      </AdminList>
    </>
  );
}

export function TokenTransactionsPage() {
  const key = useListKey();
  return <Transactions key={key} listKey={key} />;
}
