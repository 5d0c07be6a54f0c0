import { useTranslations } from 'use-intl/react';
import type { InsightPeriod } from '../../../domain/insights';
import { SectionCard } from '../../components/SectionCard';
import { TokenLedger } from '../tokens/store/TokenLedger';
import { useDays } from './use-days';

/** The entries of the token history that a figure adds up. */
export function BehindTokens({ days: { from, to } }: { days: InsightPeriod }) {
  const t = useTranslations('insights.tokens');
  const days = useDays();
  return (
    <SectionCard title={t('spent', { days: days({ from, to }) })}>
      <TokenLedger only={{ since: from, until: to, type: 'USAGE' }} />
    </SectionCard>
  );
}
