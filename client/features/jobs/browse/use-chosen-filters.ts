import { useTranslations } from 'use-intl/react';
import type { JobFilter } from '../../../../domain/job-filter';
import { formatRupiah } from '../../../../domain/money';
import { placeName } from './place-name';
import type { FilterCounts } from './use-filter-counts';

export interface ChosenFilter {
  name: keyof JobFilter;
  text: string;
  /** For the names of places. */
  translate?: 'no';
}

/** The filters that are set, in words. The type of employment is not among them: its own chips show it. */
export function useChosenFilters(filter: JobFilter, counts: FilterCounts | null): ChosenFilter[] {
  const t = useTranslations('browse.filters');
  const interviewText = useTranslations('options.locationType');
  const { placeId, salaryFrom, interviewType, freeWithinDays, postedWithinDays } = filter;
  const chosen: ChosenFilter[] = [];
  if (placeId !== null) chosen.push({ name: 'placeId', text: placeName(counts, placeId), translate: 'no' });
  if (salaryFrom !== null)
    chosen.push({ name: 'salaryFrom', text: t('chosenSalary', { amount: formatRupiah(salaryFrom) }) });
  if (interviewType !== null)
    chosen.push({ name: 'interviewType', text: t('chosenInterview', { type: interviewText(interviewType) }) });
  if (freeWithinDays !== null)
    chosen.push({ name: 'freeWithinDays', text: t('chosenFree', { days: String(freeWithinDays) }) });
  if (postedWithinDays !== null)
    chosen.push({ name: 'postedWithinDays', text: t('chosenPosted', { days: postedWithinDays }) });
  return chosen;
}
