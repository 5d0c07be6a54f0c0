import { useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import { WIB } from '../../../../domain/time';
import { IconArrowBackUp, IconGift, IconShoppingCart, IconUserCheck } from '../../../icons';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { formatRupiah } from '../../../../domain/money';
import { ByMember } from '../../../components/ByMember';
import { DateText } from '../../../components/DateText';
import { TimeText } from '../../../components/TimeText';
import type { TokenLedgerQuery } from '../../../graphql/generated';
import { usePackageName } from '../package-name';
import classes from './TokenLedger.module.css';

type Entry = TokenLedgerQuery['tokenTransactions']['items'][number];

const icons = { PURCHASE: IconShoppingCart, USAGE: IconUserCheck, GRANT: IconGift, REFUND: IconArrowBackUp } as const;

interface Story {
  title: string;
  detail: ReactNode;
}

const asWritten = (text: string | null) => <span translate="no">{text}</span>;

/** The applicant a token was spent on, while the company may see the name, and the job. */
function Accepted({ entry: { application, jobTitle } }: { entry: Entry }) {
  const t = useTranslations('tokens.ledger');
  const job = jobTitle === null ? <span>{t('unknownPosition')}</span> : asWritten(jobTitle);
  if (!application?.applicant?.isRevealed) return job;
  return (
    <>
      <Anchor
        component={Link}
        to={paths.company.applicant(application.id)}
        inherit
        underline="always"
        translate="no"
        className={classes.person}
      >
        {application.applicant.fullName}
      </Anchor>
      <span> · </span>
      {job}
    </>
  );
}

/** What happened, in words, and what belongs to it. */
function useStories(): (entry: Entry) => Story {
  const t = useTranslations('tokens.ledger');
  const packageName = usePackageName();
  return (entry) => {
    switch (entry.type) {
      case 'PURCHASE': {
        const { packageName: stored, price, merchantRef } = entry;
        return {
          title: stored === null ? t('boughtTokens') : t('bought', { name: packageName(stored) }),
          detail: asWritten([price === null ? null : formatRupiah(price), merchantRef].filter(Boolean).join(' · ')),
        };
      }
      case 'USAGE':
        return {
          title: t('accepted'),
          detail: <Accepted entry={entry} />,
        };
      case 'GRANT':
        return { title: t('grant'), detail: t('welcome') };
      case 'REFUND':
        return { title: t('refund'), detail: asWritten(entry.merchantRef) };
    }
  };
}

const shown = (amount: number): string => amount.toLocaleString('id-ID');

function signed(amount: number): string {
  return amount > 0 ? `+${shown(amount)}` : shown(amount).replace('-', '−');
}

/** The account book: newest first, each line with the balance after it. */
export function TokenLedgerList({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslations('tokens.ledger');
  const storyOf = useStories();
  return (
    <ol className={classes.list} aria-label={t('label')}>
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
                <DateText value={entry.timestamp} zone={WIB} /> · <TimeText value={entry.timestamp} zone={WIB} />
                <ByMember name={entry.byMember} />
              </div>
            </div>
            <div className={classes.figures}>
              <div className={classes.amount} data-added={entry.amount > 0 || undefined}>
                {signed(entry.amount)}
              </div>
              <div className={classes.quiet}>{t('balance', { number: shown(entry.balanceAfter) })}</div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
