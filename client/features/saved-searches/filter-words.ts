import { useTranslations } from 'use-intl/react';
import { formatRupiah } from '../../../domain/money';
import type { SavedSearchFieldsFragment } from '../../graphql/generated';

/** What a saved search looks for, in words. */
export function useSearchWords(): (saved: SavedSearchFieldsFragment) => string {
  const t = useTranslations('savedSearches.filter');
  const options = useTranslations('options');
  return ({ search, filter }) => {
    const { employmentType, placeName, salaryFrom, interviewType, freeWithinDays, postedWithinDays } = filter;
    const words = [
      search && `“${search}”`,
      placeName,
      employmentType && options(`employmentType.${employmentType}`),
      salaryFrom !== null && t('salaryFrom', { amount: formatRupiah(salaryFrom) }),
      interviewType && t('interview', { type: options(`locationType.${interviewType}`) }),
      freeWithinDays !== null && t('freeWithin', { days: freeWithinDays }),
      postedWithinDays !== null && t('postedWithin', { days: postedWithinDays }),
    ];
    return words.filter(Boolean).join(' · ');
  };
}
