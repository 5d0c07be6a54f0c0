import { IconArrowBackUp, IconGift, IconShoppingCart, IconUserCheck } from '../../../icons';
import { UNKNOWN_POSITION } from '../../../../domain/applications';
import { formatRupiah } from '../../../../domain/money';
import { DateText } from '../../../components/DateText';
import { TimeText } from '../../../components/TimeText';
import type { TokenLedgerQuery } from '../../../graphql/generated';
import classes from './TokenLedger.module.css';

type Entry = TokenLedgerQuery['tokenTransactions']['items'][number];

const icons = { PURCHASE: IconShoppingCart, USAGE: IconUserCheck, GRANT: IconGift, REFUND: IconArrowBackUp } as const;

/** What happened, in words, and what belongs to it. */
function storyOf(entry: Entry): { title: string; detail: string | null } {
  switch (entry.type) {
    case 'PURCHASE':
      return {
        title: `Bought ${entry.packageName ?? 'tokens'}`,
        detail: [entry.price === null ? null : formatRupiah(entry.price), entry.merchantRef]
          .filter(Boolean)
          .join(' · '),
      };
    case 'USAGE':
      return { title: 'Accepted an applicant', detail: entry.jobTitle ?? UNKNOWN_POSITION };
    case 'GRANT':
      return { title: 'Starting token', detail: 'A welcome from us' };
    case 'REFUND':
      return { title: 'Refunded purchase', detail: entry.merchantRef };
  }
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount.toLocaleString('id-ID')}` : amount.toLocaleString('id-ID').replace('-', '−');
}

/** The account book: newest first, each line with the balance after it. */
export function TokenLedgerList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={classes.list} aria-label="Token history">
      {entries.map((entry) => {
        const Icon = icons[entry.type];
        const { title, detail } = storyOf(entry);
        return (
          <li key={entry.id} className={classes.entry}>
            <Icon size={20} stroke={1.75} aria-hidden className={classes.icon} />
            <div className={classes.words}>
              <div className={classes.title}>{title}</div>
              <div className={classes.quiet}>{detail}</div>
              <div className={classes.quiet}>
                <DateText value={entry.timestamp} /> · <TimeText value={entry.timestamp} />
              </div>
            </div>
            <div className={classes.figures}>
              <div className={classes.amount} data-added={entry.amount > 0 || undefined}>
                {signed(entry.amount)}
              </div>
              <div className={classes.quiet}>Balance {entry.balanceAfter.toLocaleString('id-ID')}</div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
