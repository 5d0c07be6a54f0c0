import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import classes from './TokenChip.module.css';

function Coin() {
  return (
    <svg viewBox="0 0 20 20" className={classes.coin} aria-hidden="true">
      <circle cx="10" cy="10" r="8.5" className={classes.rim} />
      <path d="M6.5 7.5h7M10 7.5v6" className={classes.letter} />
    </svg>
  );
}

export interface TokenChipProps {
  /** Whole tokens; undefined while it is not known. */
  balance: number | undefined;
  /** Where it leads, usually the token store. */
  to: string;
}

/** Tokens in turmeric, the one colour that nothing else wears. */
export function TokenChip({ balance, to }: TokenChipProps) {
  const t = useTranslations('portal');
  return (
    <Link to={to} className={classes.chip}>
      <Coin />
      <span className={classes.count}>{balance === undefined ? '–' : balance.toLocaleString('id-ID')}</span>
      <span className={classes.word}>{t('tokenWord', { count: balance ?? 0 })}</span>
    </Link>
  );
}
