import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../../domain/money';
import { Money } from '../../../components/Money';
import type { AdminFlaggedPaymentsQuery } from '../../../graphql/generated';
import { Sentence } from '../../../components/Sentence';

type Sums = NonNullable<AdminFlaggedPaymentsQuery['adminFlaggedPayments']['sums']>;

/** What the invoices of all reports in the list add up to. */
export function FlaggedSums({ sums: { invoices, amount, tokens } }: { sums: Sums }) {
  const t = useTranslations('adminMoney.flagged');
  const values = { invoices, count: tokens, tokens: formatThousands(tokens), money: () => <Money amount={amount} /> };
  return (
    <p>
      <Sentence>{t.rich('sums', values)}</Sentence>
    </p>
  );
}
