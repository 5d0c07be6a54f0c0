import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../../domain/money';
import { Money } from '../../../components/Money';
import type { AdminTokenTransactionsQuery } from '../../../graphql/generated';
import classes from '../list/AdminList.module.css';
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
export function TokenSums({ sums }: { sums: Sums }) {
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
