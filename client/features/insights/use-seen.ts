import { useTranslations } from 'use-intl/react';
import type { InsightPeriod } from '../../../domain/insights';
import { formatThousands } from '../../../domain/money';
import type { CompanyInsightsQuery } from '../../graphql/generated';

type Insights = CompanyInsightsQuery['companyInsights'];

/** Whether the views of these weeks were counted at all. */
const isCounted = (weeks: InsightPeriod | null, seenSince: string): boolean => weeks !== null && weeks.to >= seenSince;

/** How often something was seen, in words where no number is told. */
export function useSeen({ seenSince }: Pick<Insights, 'seenSince'>) {
  const t = useTranslations('insights');
  return (seen: number | null, weeks: InsightPeriod | null): string => {
    if (!isCounted(weeks, seenSince)) return t('notCounted');
    return seen === null ? t('fewerThanFive') : formatThousands(seen);
  };
}
