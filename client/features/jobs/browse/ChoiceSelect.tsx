import { useId } from 'react';
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
export function ChoiceSelect({
  label,
  isPill = false,
  anyText,
  options,
  chosen,
  onChoose,
  translate,
}: ChoiceSelectProps) {
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
