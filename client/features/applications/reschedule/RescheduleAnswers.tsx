import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ERROR_MESSAGES } from '../../../../domain/errors';
import classes from './Reschedule.module.css';

export type PlainAnswer = 'ACCEPT' | 'REJECT';

interface RescheduleAnswersProps {
  busy?: boolean;
  onAnswer: (answer: PlainAnswer) => void | Promise<void>;
  /** Missing where the viewer may not propose a time, which is a company that is not verified. */
  onCounter?: () => void;
}

/** Why a company has no way to propose a time. */
export function NotVerified() {
  return (
    <Text size="sm" c="dimmed">
      {ERROR_MESSAGES.COMPANY_NOT_VERIFIED}. You can propose another time once an administrator has verified it.
    </Text>
  );
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
    <>
      <div className={classes.answers} role="group" aria-label="Your answer">
        <Button className={classes.first} onClick={() => give('ACCEPT')} loading={works('ACCEPT')} disabled={busy}>
          Accept
        </Button>
        {onCounter ? (
          <Button variant="default" onClick={onCounter} disabled={busy}>
            Counter offer
          </Button>
        ) : null}
        <Button variant="default" onClick={() => give('REJECT')} loading={works('REJECT')} disabled={busy}>
          Decline
        </Button>
      </div>
      {onCounter ? null : <NotVerified />}
    </>
  );
}
