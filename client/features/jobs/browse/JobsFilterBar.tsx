import { useTranslations } from 'use-intl/react';
import { Chip, CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '../../../icons';
import { EMPLOYMENT_TYPES, type EmploymentType } from '../../../../domain/jobs';
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
  const { typed, filter } = control;
  return (
    <div role="search" className={classes.bar}>
      <TextInput
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        maxLength={100}
        value={typed}
        onChange={(event) => control.type(event.currentTarget.value)}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        rightSection={typed ? <CloseButton aria-label={t('clearSearch')} onClick={() => control.type('')} /> : null}
      />
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
