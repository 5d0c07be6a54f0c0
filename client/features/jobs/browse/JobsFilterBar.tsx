import { useTranslations } from 'use-intl/react';
import { Button, Chip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState, type RefObject } from 'react';
import { EMPLOYMENT_TYPES, type EmploymentType } from '../../../../domain/jobs';
import { IconAdjustmentsHorizontal } from '../../../icons';
import { ActiveFilters } from './ActiveFilters';
import { ChoiceCount } from './ChoiceCount';
import { JobFilterDrawer } from './JobFilterDrawer';
import { JobFilterFields } from './JobFilterFields';
import { JobSearchBox } from './JobSearchBox';
import classes from './JobsFilterBar.module.css';
import { useChosenFilters } from './use-chosen-filters';
import { countOf, type FilterCounts } from './use-filter-counts';
import type { JobsFilterControl } from './use-jobs-filter';

const allTypes = 'ALL';
/** Up to here the filters have no room beside each other. */
const narrow = '(max-width: 61.99em)';

function typeOf(value: string): EmploymentType | null {
  return EMPLOYMENT_TYPES.find((type) => type === value) ?? null;
}

interface JobsFilterBarProps {
  control: JobsFilterControl;
  counts: FilterCounts | null;
  /** Of the jobs that are found. */
  totalCount: number | undefined;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** The search box, the chips of employment types, the other filters, and those that are set. */
export function JobsFilterBar({ control, counts, totalCount, searchBox }: JobsFilterBarProps) {
  const t = useTranslations('browse.list');
  const filterText = useTranslations('browse.filters');
  const typeText = useTranslations('options.employmentType');
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  const [isOpen, setIsOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { filter } = control.address;
  const chosen = useChosenFilters(filter, counts);
  const fields = { filter, counts, onChoose: control.choose };
  return (
    <div ref={bar} role="search" aria-label={t('title')} tabIndex={-1} className={classes.bar}>
      <JobSearchBox control={control} box={searchBox} />
      <Chip.Group
        value={filter.employmentType ?? allTypes}
        onChange={(value) => control.choose({ employmentType: typeOf(value as string) })}
      >
        <div className={classes.chips} role="group" aria-label={t('employmentType')}>
          <Chip value={allTypes}>{t('allTypes')}</Chip>
          {EMPLOYMENT_TYPES.map((type) => (
            <Chip key={type} value={type}>
              {typeText(type)}
              <ChoiceCount jobs={countOf(counts?.employmentTypes, type)} />
            </Chip>
          ))}
        </div>
      </Chip.Group>
      {isNarrow ? null : (
        <div className={classes.fields}>
          <JobFilterFields {...fields} />
        </div>
      )}
      <div className={classes.chosen}>
        {isNarrow ? (
          <Button
            variant="default"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
            onClick={() => setIsOpen(true)}
          >
            {filterText('open', { count: chosen.length })}
          </Button>
        ) : null}
        <ActiveFilters chosen={chosen} onChoose={control.choose} onNoneLeft={() => bar.current?.focus()} />
      </div>
      {isNarrow ? (
        <JobFilterDrawer {...fields} opened={isOpen} onClose={() => setIsOpen(false)} totalCount={totalCount} />
      ) : null}
    </div>
  );
}
