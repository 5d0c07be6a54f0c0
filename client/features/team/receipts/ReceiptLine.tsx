import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { WIB } from '../../../../domain/time';
import { DayText } from '../../../components/DayText';
import { Sentence } from '../../../components/Sentence';
import { TimeText } from '../../../components/TimeText';
import type { TeamReceiptFragment } from '../../../graphql/generated';
import classes from './TeamReceipts.module.css';

/** Whose details they were: named where the company may read it. */
function Whom({ receipt: { application } }: { receipt: TeamReceiptFragment }) {
  const t = useTranslations('teamReceipts');
  if (!application) return <span>{t('gone')}</span>;
  const name = application.applicant?.isRevealed ? application.applicant.fullName : '';
  return (
    <>
      <Anchor
        component={Link}
        to={paths.company.applicant(application.id)}
        inherit
        underline="always"
        translate={name ? 'no' : undefined}
        className={classes.person}
      >
        {name || t('applicant')}
      </Anchor>
      <span> · </span>
      <span translate="no">{application.jobTitle}</span>
    </>
  );
}

function When({ receipt: { day, firstAt, lastAt, times } }: { receipt: TeamReceiptFragment }) {
  const t = useTranslations('teamReceipts');
  const texts = { day: () => <DayText value={day} />, from: () => <TimeText value={firstAt} zone={WIB} /> };
  return (
    <Sentence>
      {times === 1
        ? t.rich('once', texts)
        : t.rich('often', { ...texts, to: () => <TimeText value={lastAt} zone={WIB} />, count: times })}
    </Sentence>
  );
}

/** Who of the company, what, whose and when. */
export function ReceiptLine({ receipt }: { receipt: TeamReceiptFragment }) {
  const t = useTranslations('teamReceipts');
  const { kind, details, byMember } = receipt;
  const isList = kind === 'IDENTITY' || kind === 'EXPORT';
  return (
    <li className={classes.line}>
      <div>
        <Sentence>{t.rich(`what.${kind}`, { who: () => <b translate="no">{byMember}</b> })}</Sentence>
      </div>
      <div>
        <Whom receipt={receipt} />
      </div>
      {isList ? (
        <div className={classes.quiet}>
          {t('shown', { details: details.map((detail) => t(`details.${detail}`)).join(', ') })}
        </div>
      ) : null}
      <div className={classes.quiet}>
        <When receipt={receipt} />
      </div>
    </li>
  );
}
