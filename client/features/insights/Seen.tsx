import { useTranslations } from 'use-intl/react';
import type { InsightPeriod } from '../../../domain/insights';
import { formatThousands } from '../../../domain/money';
import classes from './Insights.module.css';

interface SeenProps {
  seen: number | null;
  weeks: InsightPeriod | null;
  /** The Monday since which views are counted at all. */
  since: string;
}

/** How often something was seen, in words where no number is told. */
export function Seen({ seen, weeks, since }: SeenProps) {
  const t = useTranslations('insights');
  if (weeks === null || weeks.to < since) return <span className={classes.words}>{t('notCounted')}</span>;
  if (seen === null) return <span className={classes.words}>{t('fewerThanFive')}</span>;
  return <span>{formatThousands(seen)}</span>;
}
