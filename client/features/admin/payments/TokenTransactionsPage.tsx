import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { InvoiceStatus } from '../../../../domain/payments';
import { TransactionType } from '../../../../domain/tokens';
import { paths } from '../../../../domain/paths';
import { DownloadLink } from '../../../components/DownloadLink';
import { PageHeader } from '../../../components/PageHeader';
import { statusWord } from '../../../components/StatusBadge';
import { useAdminTokenTransactionsQuery, type AdminTokenTransactionsQuery } from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { oneOf } from '../../../lib/one-of';
import { useListSearch } from '../../../lib/use-list-search';
import classes from '../list/AdminList.module.css';
import { AdminList } from '../list/AdminList';
import { exportPath } from '../list/export-path';
import { exportedPeriod, isGiven, periodOf, periodVariables } from '../list/list-period';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { SearchBox } from '../list/SearchBox';
import { PackageSums } from './PackageSums';
import { TokenTransactionsTable } from './TokenTransactionsTable';
import { useAdminList } from '../list/use-admin-list';
import { formatThousands } from '../../../../domain/money';
import { Money } from '../../../components/Money';
import { AdminTable, type AdminColumn } from '../list/AdminTable';

type Sums = NonNullable<AdminTokenTransactionsQuery['adminTokenTransactions']['sums']>;
type Line = Sums['purchases'] & { kind: 'purchases' | 'refunds' | 'usage' | 'grants' };

const kinds = ['purchases', 'refunds', 'usage', 'grants'] as const;

function useColumns(): AdminColumn<Line>[] {
  const t = useTranslations('adminMoney.transactions.sums');
  return [
    { header: t('kind'), kind: 'title', cell: ({ kind }) => t(`kinds.${kind}`) },
    { header: t('count'), kind: 'figure', cell: ({ count }) => formatThousands(count) },
    { header: t('companies'), kind: 'figure', cell: ({ companies }) => formatThousands(companies) },
    { header: t('tokens'), kind: 'figure', cell: ({ tokens }) => formatThousands(tokens).replace('-', '−') },
    { header: t('amount'), kind: 'figure', cell: ({ amount }) => <Money amount={amount} /> },
    { header: t('received'), kind: 'figure', cell: ({ amountReceived }) => <Money amount={amountReceived} /> },
  ];
}

/** What all rows of the list add up to, by kind; kinds without a row are left out. */
function TokenSums({ sums }: { sums: Sums }) {
  const t = useTranslations('adminMoney.transactions.sums');
  const columns = useColumns();
  const lines = kinds.map((kind) => ({ kind, ...sums[kind] })).filter(({ count }) => count > 0);
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('title')} className={classes.sums}>
      <AdminTable label={t('title')} columns={columns} rows={lines} keyOf={({ kind }) => kind} />
    </section>
  );
}

const types = Object.values(TransactionType);
const statuses = Object.values(InvoiceStatus);

interface TransactionFilters {
  type: TransactionType | null;
  status: InvoiceStatus | null;
  search: string;
}

function filtersOf(address: URLSearchParams): TransactionFilters {
  return {
    type: oneOf(types, address.get('type')),
    status: oneOf(statuses, address.get('status')),
    search: address.get('search') ?? '',
  };
}

function Transactions({ listKey }: { listKey: string }) {
  const t = useTranslations('adminMoney.transactions');
  const title = useTranslations('adminMoney.titles')('tokenTransactions');
  const list = useTranslations('adminLists');
  const [address, change] = useListAddress(listKey);
  const { type, status, search } = filtersOf(address);
  const box = useListSearch(search, (text) => change({ search: text }));
  const period = periodOf(address);
  const query = useAdminTokenTransactionsQuery({
    variables: { type, status, search: search || null, ...periodVariables(period) },
  });
  const transactions = useAdminList(query, (data) => data.adminTokenTransactions, t('failed'), t('moreFailed'));
  const figures = query.data?.adminTokenTransactions;
  const isFiltered = type !== null || status !== null || search !== '' || isGiven(period);
  const clear = (): void => {
    box.clear();
    change({ type: null, status: null, search: null, since: null, until: null });
  };

  return (
    <>
      <PageHeader
        title={title}
        context={t('context')}
        action={
          <DownloadLink
            href={exportPath(paths.exports.tokenTransactions, { type, status, search, ...exportedPeriod(period) })}
          >
            {list('download')}
          </DownloadLink>
        }
      />
      <div className={classes.filters}>
        <NativeSelect
          aria-label={t('type')}
          data={[
            { value: '', label: t('allTypes') },
            ...types.map((choice) => ({ value: choice, label: t(`types.${choice}`) })),
          ]}
          value={type ?? ''}
          // Only purchases have a payment, so another type takes its status away.
          onChange={({ currentTarget: { value } }) =>
            change(value === '' || value === 'PURCHASE' ? { type: value } : { type: value, status: null })
          }
          className={classes.choice}
        />
        <NativeSelect
          aria-label={t('paymentStatus')}
          data={[
            { value: '', label: t('anyPaymentStatus') },
            ...statuses.map((choice) => ({ value: choice, label: statusWord(choice) })),
          ]}
          value={status ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change(value ? { status: value, type: 'PURCHASE' } : { status: null })
          }
          className={classes.choice}
        />
        <SearchBox of="transactions" search={box} />
        <PeriodFilter period={period} onChange={change} />
      </div>
      <Matching rows={transactions.matching} />
      {figures?.sums ? <TokenSums sums={figures.sums} /> : null}
      {figures?.packages ? <PackageSums packages={figures.packages} /> : null}
      <AdminList
        list={transactions}
        empty={{
          title: t('noneTitle'),
          text: t(isFiltered ? 'noMatch' : 'none'),
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
