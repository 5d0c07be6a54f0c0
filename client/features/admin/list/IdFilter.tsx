import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './AdminList.module.css';

const id = /^[0-9A-Z]{26}$/;

interface IdFilterProps {
  label: string;
  /** Null for all of them. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Narrows a list to one row of another, by the whole ID that its page gives. */
export function IdFilter({ label, value, onChange }: IdFilterProps) {
  const t = useTranslations('adminLists.id');
  const [typed, setTyped] = useState(value ?? '');
  const [before, setBefore] = useState(value);
  // A link, or the button that takes all filters off.
  if (before !== value) {
    setBefore(value);
    setTyped(value ?? '');
  }
  const type = (text: string): void => {
    setTyped(text);
    const whole = text.trim().toUpperCase();
    if (whole !== '' && !id.test(whole)) return;
    setBefore(whole || null);
    onChange(whole || null);
  };
  const given = typed.trim().toUpperCase();
  const complaint = given === '' || id.test(given) ? null : t('unfinished');
  return (
    <TextInput
      label={<span>{label}</span>}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      error={complaint}
      autoComplete="off"
      spellCheck={false}
      className={classes.choice}
    />
  );
}
