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
    const given = text.trim().toUpperCase();
    if (given !== '' && !id.test(given)) return;
    setBefore(given || null);
    onChange(given || null);
  };
  const isUnfinished = typed.trim() !== '' && !id.test(typed.trim().toUpperCase());
  return (
    <TextInput
      label={label}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      error={isUnfinished ? <span>{t('unfinished')}</span> : null}
      autoComplete="off"
      spellCheck={false}
      className={classes.choice}
    />
  );
}
