import { useTranslations } from 'use-intl/react';
import { LightButton } from '../../components/LightButton';
import classes from './LoadProblem.module.css';

/** A month that could not be loaded must not look like an empty one; the calendar stays, to turn to another. */
export function LoadProblem({ message, onRetry }: { message: string; onRetry: () => unknown }) {
  const t = useTranslations('applications.calendar');
  return (
    <div role="alert" className={classes.problem}>
      <span>{message}</span>
      <LightButton look="secondary" onClick={() => void onRetry()}>
        {t('tryAgain')}
      </LightButton>
    </div>
  );
}
