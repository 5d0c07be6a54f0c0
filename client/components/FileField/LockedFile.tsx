import { useTranslations } from 'use-intl/react';
import { Alert, Button } from '@mantine/core';
import { IconLock } from '../../icons';
import classes from './FileField.module.css';

interface LockedFileProps {
  label: string;
  question: string;
  onAccept: () => void;
}

/** Asks about a file that needs a password to open. Choosing another or removing it decides too. */
export function LockedFile({ label, question, onAccept }: LockedFileProps) {
  const t = useTranslations('portal');
  const text = t('file.locked.accept');
  return (
    // The field's own status says it to screen readers.
    <Alert color="amber" role="presentation" icon={<IconLock aria-hidden />}>
      <p className={classes.question}>{question}</p>
      <Button
        className={classes.action}
        variant="default"
        onClick={onAccept}
        aria-label={t('actionOn', { action: text, name: label })}
      >
        {text}
      </Button>
    </Alert>
  );
}
