import { useTranslations } from 'use-intl/react';
import { useState } from 'react';
import { MAX_PROPOSALS } from '../../../domain/reschedules';
import { LightButton } from '../../components/LightButton';
import classes from './Reschedule.module.css';
import type { Elements } from '../../components/elements';

export type PlainAnswer = 'ACCEPT' | 'REJECT';

interface RescheduleAnswersProps {
  busy?: boolean;
  onAnswer: (answer: PlainAnswer) => void | Promise<void>;
  /** Missing where the viewer may not propose a time. */
  onCounter?: () => void;
  /** How many proposals the viewer has left. */
  left: number;
  /** Shown where none may be made. */
  whyNoCounter: Elements;
}

/** The three answers to a request. */
export function RescheduleAnswers({ busy = false, onAnswer, onCounter, left, whyNoCounter }: RescheduleAnswersProps) {
  const t = useTranslations('applications.reschedule');
  const [given, setGiven] = useState<PlainAnswer | null>(null);
  const give = (answer: PlainAnswer): void => {
    setGiven(answer);
    void onAnswer(answer);
  };
  const works = (answer: PlainAnswer): boolean => busy && given === answer;
  return (
    <>
      <div className={classes.answers} role="group" aria-label={t('answers.label')}>
        <LightButton className={classes.first} onClick={() => give('ACCEPT')} busy={works('ACCEPT')} disabled={busy}>
          {t('answers.accept')}
        </LightButton>
        {onCounter ? (
          <LightButton look="secondary" onClick={onCounter} disabled={busy}>
            {t('answers.counter')}
          </LightButton>
        ) : null}
        <LightButton look="secondary" onClick={() => give('REJECT')} busy={works('REJECT')} disabled={busy}>
          {t('answers.reject')}
        </LightButton>
      </div>
      {onCounter ? (
        <p className={classes.hint}>{t('form.left', { left: String(left), most: String(MAX_PROPOSALS) })}</p>
      ) : (
        whyNoCounter
      )}
    </>
  );
}
