import { useTranslations } from 'use-intl/react';
import { useId } from 'react';
import { SALARY_CHOICES, type JobFilter } from '../../../../domain/job-filter';
import { formatRupiah } from '../../../../domain/money';
import { counted } from '../../../language/counted';
import { placeName } from './place-name';
import { countOf, type FilterCounts } from './use-filter-counts';
import classes from './ChoiceSelect.module.css';

interface ChoiceSelectProps {
  label: string;
  /** A pill says its label only to screen readers: what is chosen tells it. */
  isPill?: boolean;
  anyText: string;
  options: readonly { value: string; text: string }[];
  /** Null for any. */
  chosen: string | null;
  onChoose: (value: string | null) => void;
  /** Its options are names of places. */
  translate?: 'no';
}

/** One of many choices, or any, in the browser's own list. */
function ChoiceSelect({ label, isPill = false, anyText, options, chosen, onChoose, translate }: ChoiceSelectProps) {
  const id = useId();
  return (
    <span className={classes.field} data-pill={isPill || undefined} data-chosen={chosen !== null || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
        translate={translate}
      >
        <option value="" translate="yes">
          {anyText}
        </option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

export interface FilterFieldsProps {
  filter: JobFilter;
  /** Null until they are here. */
  counts: FilterCounts | null;
  onChoose: (changes: Partial<JobFilter>) => void;
}

type Places = FilterCounts['places'];

/** `Bandung, Jawa Barat`: provinces distinguish cities. */
function withProvince({ name, provinceId }: Places[number], places: Places): string {
  const province = places.find(({ id }) => id === provinceId);
  return province ? `${name}, ${province.name}` : name;
}

/** The two filters with many choices: places, most jobs first, and salaries. */
export function PlaceAndSalary({ filter, counts, onChoose, arePills }: FilterFieldsProps & { arePills: boolean }) {
  const t = useTranslations('browse.filters');
  const withJobs = (text: string, jobs: number | null): string =>
    jobs === null ? text : t('optionWithJobs', { option: text, ...counted(jobs) });
  const places = counts?.places ?? [];
  const chosenAway = places.every(({ id }) => id !== filter.placeId) ? filter.placeId : null;
  return (
    <>
      <ChoiceSelect
        label={t('place')}
        isPill={arePills}
        anyText={t('anyPlace')}
        options={[
          ...(chosenAway === null ? [] : [{ value: chosenAway, text: placeName(counts, chosenAway) }]),
          ...places.map((place) => ({ value: place.id, text: withJobs(withProvince(place, places), place.jobs) })),
        ]}
        chosen={filter.placeId}
        onChoose={(placeId) => onChoose({ placeId })}
        translate="no"
      />
      <ChoiceSelect
        label={t('salary')}
        isPill={arePills}
        anyText={t('anySalary')}
        options={SALARY_CHOICES.map((salary) => ({
          value: String(salary),
          text: withJobs(t('chosenSalary', { amount: formatRupiah(salary) }), countOf(counts?.salaries, salary)),
        }))}
        chosen={filter.salaryFrom === null ? null : String(filter.salaryFrom)}
        onChoose={(chosen) =>
          onChoose({ salaryFrom: SALARY_CHOICES.find((salary) => String(salary) === chosen) ?? null })
        }
      />
    </>
  );
}
