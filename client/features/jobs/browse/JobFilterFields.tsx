import { useTranslations } from 'use-intl/react';
import {
  FREE_WITHIN_CHOICES,
  POSTED_WITHIN_CHOICES,
  SALARY_CHOICES,
  type JobFilter,
} from '../../../../domain/job-filter';
import { formatRupiah } from '../../../../domain/money';
import { LOCATION_TYPES } from '../../../../domain/slots';
import { ChoiceField } from './ChoiceField';
import { PlaceField } from './PlaceField';
import type { FilterCounts } from './use-filter-counts';

export interface JobFilterFieldsProps {
  filter: JobFilter;
  counts: FilterCounts | null;
  onChoose: (changes: Partial<JobFilter>) => void;
}

/** What narrows the lists besides the type of employment. */
export function JobFilterFields({ filter, counts, onChoose }: JobFilterFieldsProps) {
  const t = useTranslations('browse.filters');
  const interviewText = useTranslations('options.locationType');
  return (
    <>
      <PlaceField chosen={filter.placeId} counts={counts} onChoose={(placeId) => onChoose({ placeId })} />
      <ChoiceField
        label={t('salary')}
        choices={SALARY_CHOICES}
        chosen={filter.salaryFrom}
        textOf={formatRupiah}
        counts={counts?.salaries}
        onChoose={(salaryFrom) => onChoose({ salaryFrom })}
      />
      <ChoiceField
        label={t('interview')}
        choices={LOCATION_TYPES}
        chosen={filter.interviewType}
        textOf={interviewText}
        counts={counts?.interviewTypes}
        onChoose={(interviewType) => onChoose({ interviewType })}
      />
      <ChoiceField
        label={t('free')}
        choices={FREE_WITHIN_CHOICES}
        chosen={filter.freeWithinDays}
        textOf={(days) => t('freeWithin', { days: String(days) })}
        counts={counts?.freeWithin}
        onChoose={(freeWithinDays) => onChoose({ freeWithinDays })}
      />
      <ChoiceField
        label={t('posted')}
        choices={POSTED_WITHIN_CHOICES}
        chosen={filter.postedWithinDays}
        textOf={(days) => t('postedWithin', { days })}
        counts={counts?.postedWithin}
        onChoose={(postedWithinDays) => onChoose({ postedWithinDays })}
      />
    </>
  );
}
