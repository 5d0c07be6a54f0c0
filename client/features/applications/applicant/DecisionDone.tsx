import { useTranslations } from 'use-intl/react';
import type { Elements } from '../../../components/elements';
import { LightButton } from '../../../components/LightButton';
import { IconCheck } from '../../../icons';
import classes from './DecisionBar.module.css';

/** The fields of the accepted interview, which begin further down. */
const goToDetails = (): void => document.querySelector<HTMLElement>('[data-path="venue"]')?.focus();

interface DecisionDoneProps {
  message: string;
  /** The interview has neither venue nor link yet, and they can be given now. */
  needsDetails: boolean;
  /** To the next applicant; null after the last. */
  next: (() => void) | null;
  keyList: Elements;
}

/** What was decided, and where it goes on. */
export function DecisionDone({ message, needsDetails, next, keyList }: DecisionDoneProps) {
  const t = useTranslations('applicants.decision');
  return (
    <div className={classes.row}>
      <p role="status" className={classes.done}>
        <IconCheck size={20} aria-hidden /> <span>{message}</span>
      </p>
      {keyList}
      {needsDetails ? (
        <LightButton look="secondary" onClick={goToDetails}>
          {t('addDetails')}
        </LightButton>
      ) : null}
      {next ? (
        <LightButton onClick={next}>
          {t('next')} <kbd aria-hidden>J</kbd>
        </LightButton>
      ) : null}
    </div>
  );
}
