import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import type { ViewerCompany } from '../session';
import { useTokenBalance } from '../use-token-balance';
import classes from './CompanyTokenChip.module.css';

/** The balance in the header, kept fresh, in turmeric, the one colour that nothing else wears; leads to the store. */
export function CompanyTokenChip({ company }: { company: ViewerCompany }) {
  const t = useTranslations('portal');
  const balance = useTokenBalance(company);
  return (
    <Link to={paths.company.buyToken} className={classes.chip}>
      <svg viewBox="0 0 20 20" className={classes.coin} aria-hidden="true">
        <circle cx="10" cy="10" r="8.5" className={classes.rim} />
        <path d="M6.5 7.5h7M10 7.5v6" className={classes.letter} />
      </svg>
      <span className={classes.count}>{balance === undefined ? '–' : balance.toLocaleString('id-ID')}</span>
      <span className={classes.word}>{t('tokenWord', { count: balance ?? 0 })}</span>
    </Link>
  );
}
