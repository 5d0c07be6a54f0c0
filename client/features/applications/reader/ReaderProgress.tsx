import { useTranslations } from 'use-intl/react';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import classes from './Reader.module.css';

interface ReaderProgressProps {
  /** From 1; null for a person who is on no page that was asked for. */
  at: number | null;
  total: number;
  decided: number;
}

export function ReaderProgress({ at, total, decided }: ReaderProgressProps) {
  const t = useTranslations('applicants.reader');
  return (
    <div className={classes.progress}>
      <p role="status">
        <strong>{at === null ? t('all', { total }) : t('position', { at, total })}</strong>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={classes.decided}>{t('decided', { decided })}</span>
      </p>
      <progress value={decided} max={total} aria-label={t('progress')} />
    </div>
  );
}
