import { useTranslations } from 'use-intl/react';
import { Chip } from '@mantine/core';
import { EMPLOYMENT_TYPES, type EmploymentType } from '../../../../domain/jobs';
import { JobSearchBox } from './JobSearchBox';
import classes from './JobsFilterBar.module.css';
import type { JobsFilterControl } from './use-jobs-filter';

const allTypes = 'ALL';

function typeOf(value: string): EmploymentType | null {
  return EMPLOYMENT_TYPES.find((type) => type === value) ?? null;
}

/** The search box and the chips of employment types. */
export function JobsFilterBar({ control }: { control: JobsFilterControl }) {
  const t = useTranslations('browse.list');
  const typeText = useTranslations('options.employmentType');
  const { filter } = control;
  return (
    <div role="search" className={classes.bar}>
      <JobSearchBox control={control} />
      <Chip.Group value={filter.type ?? allTypes} onChange={(value) => control.chooseType(typeOf(value as string))}>
        <div className={classes.chips} role="group" aria-label={t('employmentType')}>
          <Chip value={allTypes}>{t('allTypes')}</Chip>
          {EMPLOYMENT_TYPES.map((type) => (
            <Chip key={type} value={type}>
              {typeText(type)}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </div>
  );
}
