import { useTranslations } from 'use-intl/react';
import { Select } from '@mantine/core';
import type { ChoiceCountFragment } from '../../../graphql/generated';
import { FilterOption, listInPlace } from './FilterOption';
import { countOf } from './use-filter-counts';

interface ChoiceFieldProps<Choice extends string | number> {
  label: string;
  choices: readonly Choice[];
  /** Null for any. */
  chosen: Choice | null;
  textOf: (choice: Choice) => string;
  counts: readonly ChoiceCountFragment[] | undefined;
  onChoose: (choice: Choice | null) => void;
}

const any = 'ANY';

/** One of a few choices, or any. */
export function ChoiceField<Choice extends string | number>(given: ChoiceFieldProps<Choice>) {
  const { label, choices, chosen, textOf, counts, onChoose } = given;
  const t = useTranslations('browse.filters');
  return (
    <Select
      label={label}
      {...listInPlace}
      data={[
        { value: any, label: t('any') },
        ...choices.map((choice) => ({ value: String(choice), label: textOf(choice) })),
      ]}
      value={String(chosen ?? any)}
      onChange={(value) => onChoose(choices.find((choice) => String(choice) === value) ?? null)}
      renderOption={({ option, checked }) => (
        <FilterOption
          text={option.label}
          isChosen={checked ?? false}
          jobs={option.value === any ? null : countOf(counts, option.value)}
        />
      )}
    />
  );
}
