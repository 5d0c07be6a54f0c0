import { useTranslations } from 'use-intl/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { InterviewLine } from '../../components/InterviewLine';
import { isCancelled, type RescheduleProps, type RescheduleRequest } from './reschedule-words';
import { RescheduleAnswers, type PlainAnswer } from './RescheduleAnswers';
import type { Reschedule } from './use-reschedule';
import { WhyNoProposal } from './WhyNoProposal';
import classes from './Reschedule.module.css';
import { Sentence } from '../../components/Sentence';

interface RescheduleConfirmedAnswersProps extends RescheduleProps {
  request: RescheduleRequest;
  reschedule: Reschedule;
  onRefused: (message: string | null) => void;
  onCounter: () => void;
}

/** The answers on the page itself, where a thumb may slip: each is confirmed, because it is final. */
export function RescheduleConfirmedAnswers(props: RescheduleConfirmedAnswersProps) {
  const t = useTranslations('applications.reschedule');
  const { application, party, reschedule, onRefused } = props;
  const [answer, setAnswer] = useState<PlainAnswer>('ACCEPT');
  const [isAsking, setIsAsking] = useState(false);
  // What was asked when the question opened: the other side may propose another time meanwhile.
  const [request, setRequest] = useState(props.request);
  const interview = answer === 'ACCEPT' ? request.newInterview : application.selectedInterview;

  const confirm = async (): Promise<void> => {
    onRefused(null);
    const errors = await reschedule.respond(request.id, answer);
    setIsAsking(false);
    onRefused(errors[0]?.message ?? null);
  };
  return (
    <>
      <RescheduleAnswers
        onAnswer={(given) => {
          setAnswer(given);
          setRequest(props.request);
          setIsAsking(true);
        }}
        onCounter={application.viewerCanCounterReschedule ? props.onCounter : undefined}
        left={application.viewerProposalsLeft}
        whyNoCounter={<WhyNoProposal application={application} party={party} />}
      />
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(`confirm.${answer}.title`)}
        confirmLabel={t(`confirm.${answer}.label`)}
        busy={reschedule.busy}
        onConfirm={confirm}
      >
        <p className={classes.line}>
          <Sentence>
            {t.rich(`confirm.${answer}.${isCancelled(application) ? 'textCancelled' : 'text'}`, {
              time: () => <InterviewLine time={interview} />,
            })}
          </Sentence>
        </p>
      </ConfirmDialog>
    </>
  );
}
