import { useTranslations } from 'use-intl/react';
import { IconEye, IconEyeOff } from '../icons';
import { useId, useState, type ComponentProps } from 'react';
import classes from './LightField.module.css';
import type { Elements } from './elements';

export interface LightFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  label: string;
  /** Beneath the label, and read with the field: a placeholder may be cut off. */
  hint?: string;
  /** What is wrong with the value, beneath the field and read with it. */
  error?: string;
  /** At the end of the field, inside it. */
  end?: Elements;
}

/** A field with its label, as Mantine's TextInput draws it, for pages that ship without Mantine's components. */
export function LightField({ label, hint, error, end, required, ...input }: LightFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        <span>{label}</span>
        {required ? (
          <span className={classes.asterisk} aria-hidden>
            {' *'}
          </span>
        ) : null}
      </label>
      {hint ? (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      <div className={classes.control}>
        <input
          {...input}
          id={id}
          className={classes.input}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {error ? (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** A password, hidden until its owner wants to see it. */
export function LightPasswordField(props: Omit<LightFieldProps, 'type' | 'end'>) {
  const t = useTranslations('frame');
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  const toggle = (
    <button
      type="button"
      className={classes.toggle}
      aria-label={t('togglePassword')}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </button>
  );
  return <LightField {...props} type={shown ? 'text' : 'password'} end={toggle} />;
}
