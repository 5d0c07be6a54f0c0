import {
  INSIGHT_DAYS,
  isInsightPeriod,
  lastDays,
  type InsightChoice,
  type InsightPeriod,
} from '../../../domain/insights';
import { isLocalDate, type LocalDate } from '../../../domain/time';
import { oneOf } from '../../lib/one-of';

export type PeriodChoice = InsightChoice | 'own';

export interface InsightsAddress {
  choice: PeriodChoice;
  period: InsightPeriod;
  /** Own days can be the wrong way round, or too many. */
  isValid: boolean;
}

const FIRST_CHOICE = '12w';

/** The period that an address names: one up to today, or days of one's own. */
export function insightsAddressOf(address: URLSearchParams, today: LocalDate): InsightsAddress {
  const [from, to] = [address.get('since') ?? '', address.get('until') ?? ''];
  if (isLocalDate(from) && isLocalDate(to)) {
    const period = { from, to };
    return { choice: 'own', period, isValid: isInsightPeriod(period) };
  }
  const choice = oneOf(Object.keys(INSIGHT_DAYS) as InsightChoice[], address.get('period')) ?? FIRST_CHOICE;
  return { choice, period: lastDays(INSIGHT_DAYS[choice], today), isValid: true };
}

const ownDays = ({ from, to }: InsightPeriod) => ({ since: from, until: to, period: null });

/** What becomes of the address when another period is chosen; own days begin with those that are shown. */
export const addressOfChoice = (choice: PeriodChoice, shown: InsightPeriod) =>
  choice === 'own' ? ownDays(shown) : { since: null, until: null, period: choice === FIRST_CHOICE ? null : choice };

export const addressOfDays = ownDays;
