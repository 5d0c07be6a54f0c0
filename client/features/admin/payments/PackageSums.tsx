import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../../domain/money';
import { Money } from '../../../components/Money';
import type { AdminTokenTransactionsQuery } from '../../../graphql/generated';
import classes from '../list/AdminList.module.css';
import { AdminTable, type AdminColumn } from '../list/AdminTable';

type Packages = NonNullable<AdminTokenTransactionsQuery['adminTokenTransactions']['packages']>;

function useColumns(): AdminColumn<Packages[number]>[] {
  const t = useTranslations('adminMoney.transactions.sums');
  return [
    {
      header: t('package'),
      kind: 'title',
      cell: ({ packageName }) => <span data-from-server>{packageName}</span>,
    },
    { header: t('count'), kind: 'figure', cell: ({ count }) => formatThousands(count) },
    { header: t('companies'), kind: 'figure', cell: ({ companies }) => formatThousands(companies) },
    { header: t('tokens'), kind: 'figure', cell: ({ tokens }) => formatThousands(tokens) },
    { header: t('amount'), kind: 'figure', cell: ({ amount }) => <Money amount={amount} /> },
    { header: t('received'), kind: 'figure', cell: ({ amountReceived }) => <Money amount={amountReceived} /> },
    { header: t('refunded'), kind: 'figure', cell: ({ refunds }) => formatThousands(refunds) },
  ];
}

/** What the paid purchases of the list add up to, by package. */
export function PackageSums({ packages }: { packages: Packages }) {
  const t = useTranslations('adminMoney.transactions.sums');
  const columns = useColumns();
  if (packages.length === 0) return null;
  return (
    <section aria-label={t('byPackage')} className={classes.sums}>
      <AdminTable label={t('byPackage')} columns={columns} rows={packages} keyOf={({ packageName }) => packageName} />
    </section>
  );
}
