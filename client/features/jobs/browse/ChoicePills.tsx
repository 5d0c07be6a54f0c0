import { useTranslations } from 'use-intl/react';
import { useId } from 'react';
import type { ChoiceCountFragment } from '../../../graphql/generated';
import { IconCheck } from '../../../icons';
import { ChoiceCount } from './ChoiceCount';
import classes from './pills.module.css';
import { countOf } from './use-filter-counts';

interface ChoicePillsProps<Choice extends string | number> {
  label: string;
  /** Above the pills; elsewhere only screen readers say it. */
  isLabelShown?: boolean;
  choices: readonly Choice[];
  /** Null for any. */
  chosen: Choice | null;
  /** The label for any of them. */
  anyText?: string;
  textOf: (choice: Choice) => string;
  counts: readonly ChoiceCountFragment[] | undefined;
  onChoose: (choice: Choice | null) => void;
}

/** One of a few choices, or any: all in sight, with the jobs that each leaves. */
export function ChoicePills<Choice extends string | number>(given: ChoicePillsProps<Choice>) {
  const { label, isLabelShown = false, choices, chosen, anyText, textOf, counts, onChoose } = given;
  const t = useTranslations('browse.filters');
  const id = useId();
  const pill = (choice: Choice | null, text: string) => (
    <label key={choice ?? 'any'} className={classes.pill}>
      <input type="radio" name={id} checked={chosen === choice} onChange={() => onChoose(choice)} />
      <IconCheck size={16} className={classes.mark} aria-hidden />
      <span>{text}</span>
      {choice === null ? null : <ChoiceCount jobs={countOf(counts, choice)} />}
    </label>
  );
  return (
    <div role="radiogroup" aria-labelledby={id} className={classes.group}>
      <span id={id} className={classes.label} hidden={!isLabelShown}>
        {label}
      </span>
      {pill(null, anyText ?? t('any'))}
      {choices.map((choice) => pill(choice, textOf(choice)))}
    </div>
  );
}
