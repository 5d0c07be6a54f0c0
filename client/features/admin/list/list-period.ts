import { isLocalDate, type LocalDate } from '../../../../domain/time';

/** The days of a list as its address has them. */
export interface ListPeriod {
  since: LocalDate | null;
  until: LocalDate | null;
}

export const ALL_DAYS: ListPeriod = { since: null, until: null };

export function periodOf(address: URLSearchParams): ListPeriod {
  const dayOf = (name: string) => {
    const day = address.get(name);
    return day !== null && isLocalDate(day) ? day : null;
  };
  return { since: dayOf('since'), until: dayOf('until') };
}

export const isGiven = ({ since, until }: ListPeriod): boolean => since !== null || until !== null;

/** Days, and with them the figures of the list; nothing without days. Days in the wrong order are swapped. */
export function periodVariables(period: ListPeriod): Partial<ListPeriod> & { withFigures?: true } {
  if (!isGiven(period)) return {};
  const { since, until } = period;
  const isReversed = since !== null && until !== null && since > until;
  return { ...(isReversed ? { since: until, until: since } : period), withFigures: true };
}

/** The same for the download. */
export function exportedPeriod(period: ListPeriod): Record<'since' | 'until', string | null> {
  const { since = null, until = null } = periodVariables(period);
  return { since, until };
}
