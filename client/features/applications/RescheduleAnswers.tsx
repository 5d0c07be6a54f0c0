import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './Reschedule.module.css';

export type PlainAnswer = 'ACCEPT' | 'REJECT';

interface RescheduleAnswersProps {
  busy?: boolean;
  onAnswer: (answer: PlainAnswer) => void | Promise<void>;
  onCounter: () => void;
}

/** The three answers to a request. */
export function RescheduleAnswers({ busy = false, onAnswer, onCounter }: RescheduleAnswersProps) {
  const [given, setGiven] = useState<PlainAnswer | null>(null);
  const give = (answer: PlainAnswer): void => {
    setGiven(answer);
    void onAnswer(answer);
  };
  const works = (answer: PlainAnswer): boolean => busy && given === answer;
  return (
    <div className={classes.answers} role="group" aria-label="Your answer">
      <Button className={classes.first} onClick={() => give('ACCEPT')} loading={works('ACCEPT')} disabled={busy}>
        Accept
      </Button>
      <Button variant="default" onClick={onCounter} disabled={busy}>
        Counter offer
      </Button>
      <Button variant="default" onClick={() => give('REJECT')} loading={works('REJECT')} disabled={busy}>
        Decline
      </Button>
    </div>
  );
}
