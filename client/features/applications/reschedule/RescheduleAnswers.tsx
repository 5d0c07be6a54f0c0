import { useTranslations } from 'use-intl/react';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import classes from './Reschedule.module.css';

export type PlainAnswer = 'ACCEPT' | 'REJECT';

interface RescheduleAnswersProps {
  busy?: boolean;
  onAnswer: (answer: PlainAnswer) => void | Promise<void>;
  /** Missing where the viewer may not propose a time. */
  onCounter?: () => void;
  /** Shown then. */
  whyNoCounter: ReactNode;
}

/** The three answers to a request. */
export function RescheduleAnswers({ busy = false, onAnswer, onCounter, whyNoCounter }: RescheduleAnswersProps) {
  const t = useTranslations('applications.reschedule.answers');
  const [given, setGiven] = useState<PlainAnswer | null>(null);
  const give = (answer: PlainAnswer): void => {
    setGiven(answer);
    void onAnswer(answer);
  };
  const works = (answer: PlainAnswer): boolean => busy && given === answer;
  return (
    <>
      <div className={classes.answers} role="group" aria-label={t('label')}>
        <Button className={classes.first} onClick={() => give('ACCEPT')} loading={works('ACCEPT')} disabled={busy}>
          {t('accept')}
        </Button>
        {onCounter ? (
          <Button variant="default" onClick={onCounter} disabled={busy}>
            {t('counter')}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => give('REJECT')} loading={works('REJECT')} disabled={busy}>
          {t('reject')}
        </Button>
      </div>
      {onCounter ? null : whyNoCounter}
    </>
  );
}
