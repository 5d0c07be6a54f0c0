import { useTranslations } from 'use-intl/react';
import type { InsightPeriod } from '../../../domain/insights';
import { useFormats } from '../../language/formats';

/** `Sep 7 – Nov 28`; the year is named where it is not this one. */
export function useDays(): (days: InsightPeriod) => string {
  const t = useTranslations('insights');
  const formats = useFormats();
  return ({ from, to }) => t('days', { from: formats.dayAndMonth(from), to: formats.dayAndMonth(to) });
}
