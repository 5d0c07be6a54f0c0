import { useTranslations } from 'use-intl/react';
import { IconClock } from '../../icons';
import type { TrackRecordWordsFragment } from '../../graphql/generated';
import classes from './TrackRecord.module.css';

interface TrackRecordProps {
  /** Null for an imported company. */
  trackRecord: TrackRecordWordsFragment | null;
}

/** How a company answers, in the words that seekers read. No colour: it is no grade. */
export function TrackRecord({ trackRecord }: TrackRecordProps) {
  const t = useTranslations('trackRecord');
  if (!trackRecord) return null;
  const { isNew, answersInTime, answersWithinDays, tellsOutcome } = trackRecord;
  return (
    <ul className={classes.list} aria-label={t('label')}>
      {isNew ? <Words>{t('isNew')}</Words> : null}
      {answersWithinDays ? <Words>{t('within', { days: answersWithinDays })}</Words> : null}
      {answersInTime ? <Words>{t(`inTime.${answersInTime}`)}</Words> : null}
      {tellsOutcome ? <Words>{t('tellsOutcome')}</Words> : null}
    </ul>
  );
}

function Words({ children }: { children: string }) {
  return (
    <li className={classes.words}>
      <IconClock size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
