import { useTranslations } from 'use-intl/react';
import { useState } from 'react';
import { EMPLOYMENT_TYPES } from '../../../../domain/jobs';
import { IconAdjustmentsHorizontal } from '../../../icons';
import { ChoicePills } from './ChoicePills';
import classes from './FilterRow.module.css';
import { JobFilterSheet } from './JobFilterSheet';
import pills from './pills.module.css';
import { PlaceAndSalary, type FilterFieldsProps } from './PlaceAndSalary';

interface FilterRowProps extends FilterFieldsProps {
  /** Of the filters in the sheet that are set. */
  setCount: number;
  /** Of the jobs that are found. */
  totalCount: number | undefined;
}

/** The filters: the sheet with all of them, the types of employment, and where there is room place and salary. */
export function FilterRow({ setCount, totalCount, ...fields }: FilterRowProps) {
  const t = useTranslations('browse');
  const typeText = useTranslations('options.employmentType');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.row}>
      <button
        type="button"
        className={pills.pill}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />
        <span>{t('filters.open', { count: setCount })}</span>
      </button>
      <ChoicePills
        label={t('list.employmentType')}
        choices={EMPLOYMENT_TYPES}
        chosen={fields.filter.employmentType}
        anyText={t('list.allTypes')}
        textOf={typeText}
        counts={fields.counts?.employmentTypes}
        onChoose={(employmentType) => fields.onChoose({ employmentType })}
      />
      <span className={classes.roomy}>
        <PlaceAndSalary {...fields} arePills />
      </span>
      <JobFilterSheet {...fields} opened={isOpen} onClose={() => setIsOpen(false)} totalCount={totalCount} />
    </div>
  );
}
