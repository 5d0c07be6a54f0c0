import { useTranslations } from 'use-intl/react';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '../../components/FormError';
import { InterviewLine } from '../../components/InterviewLine';
import { LightButton } from '../../components/LightButton';
import { Sheet } from '../../components/Sheet/Sheet';
import type { UserError } from '../../graphql/payload';
import { isCancelled, otherSide, proposalName, type RescheduleProps, type RescheduleRequest } from './reschedule-words';
import { RescheduleAnswers } from './RescheduleAnswers';
import { RescheduleForm, type RescheduleFormProps } from './RescheduleForm';
import { RescheduleTimes } from './RescheduleTimes';
import { useFreeSlots } from './use-free-slots';
import type { Reschedule } from './use-reschedule';
import { WhyNoProposal } from './WhyNoProposal';
import classes from './Reschedule.module.css';
import { Sentence } from '../../components/Sentence';

/** What the window is for: asking, answering, or making a counter offer. */
export type RescheduleModalKind = 'request' | 'respond' | 'counter';

export interface LazyRescheduleModalProps extends RescheduleProps {
  opened: boolean;
  kind: RescheduleModalKind;
  reschedule: Reschedule;
  onClose: () => void;
}
interface RespondProps extends Pick<LazyRescheduleModalProps, 'application' | 'party' | 'reschedule' | 'onClose'> {
  request: RescheduleRequest;
  onCounter: (() => void) | undefined;
}

function Respond({ application, party, request, reschedule, onClose, onCounter }: RespondProps) {
  const t = useTranslations('portal');
  const [refusals, setRefusals] = useState<readonly UserError[]>([]);
  const place = useRef<HTMLDivElement>(null);
  // Also on the way back from a counter offer, whose button has gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} data-autofocus className={classes.stack}>
      <RescheduleTimes application={application} party={party} request={request} />
      <FormError messages={refusals.map(({ message }) => message)} />
      <RescheduleAnswers
        busy={reschedule.busy}
        onAnswer={async (answer) => {
          setRefusals([]);
          const errors = await reschedule.respond(request.id, answer);
          setRefusals(errors);
          if (errors.length === 0) onClose();
        }}
        onCounter={onCounter}
        left={application.viewerProposalsLeft}
        whyNoCounter={<WhyNoProposal application={application} party={party} />}
      />
      <LightButton look="quiet" onClick={onClose} disabled={reschedule.busy}>
        {t('close')}
      </LightButton>
    </div>
  );
}

type ProposalProps = Pick<LazyRescheduleModalProps, 'application' | 'party' | 'reschedule'> &
  Pick<RescheduleFormProps, 'name' | 'required' | 'submitLabel' | 'cancelLabel' | 'send' | 'onSent' | 'onCancel'>;

/** The form, once it is known which times of the job are free. */
function Proposal({ application, party, reschedule, ...form }: ProposalProps) {
  const free = useFreeSlots(application);
  if (free === null) return <div className={classes.loading} aria-busy />;
  return (
    <RescheduleForm
      {...form}
      party={party}
      agreed={application.selectedInterview}
      left={application.viewerProposalsLeft}
      slots={free.slots}
      timeZone={free.timeZone}
      send={async (time) => {
        const errors = await form.send(time);
        // The chosen time is taken or gone: its chip must not offer it again.
        if (errors.some(({ field }) => field?.includes('slotId'))) free.askAgain();
        return errors;
      }}
      busy={reschedule.busy}
    />
  );
}

/** Everything inside the window; new each time that it opens. */
function Content({ application, party, kind, reschedule, onClose }: Omit<LazyRescheduleModalProps, 'opened'>) {
  const t = useTranslations('applications.reschedule');
  const portal = useTranslations('portal');
  const [isCountering, setIsCountering] = useState(kind === 'counter');
  // What was asked when the window opened: the other side may do something meanwhile.
  const [request] = useState(application.interviewRescheduleRequest);
  // The right to propose a time stays too: an answered request has no counter offer, which says nothing of the company.
  const [canCounter] = useState(application.viewerCanCounterReschedule);
  const common = { application, party, reschedule };
  const cancelled = isCancelled(application);

  if (kind === 'request' || !request) {
    return (
      <div className={classes.stack}>
        <div>
          <p className={classes.line}>
            <Sentence>
              {t.rich(cancelled ? 'cancelledTime' : 'agreedTime', {
                time: () => <InterviewLine time={application.selectedInterview} />,
              })}
            </Sentence>
          </p>
          {cancelled ? null : <p className={classes.hint}>{t(`askFirst.${otherSide(party)}`)}</p>}
        </div>
        <Proposal
          {...common}
          name={proposalName(application)}
          required="REQUIRED_FIELDS"
          submitLabel={t('form.sendRequest')}
          cancelLabel={portal('cancel')}
          send={reschedule.request}
          onSent={onClose}
          onCancel={onClose}
        />
      </div>
    );
  }
  if (!isCountering) {
    return (
      <Respond
        {...{ application, party, request, reschedule, onClose }}
        onCounter={canCounter ? () => setIsCountering(true) : undefined}
      />
    );
  }
  return (
    <div className={classes.stack}>
      <p className={classes.line}>
        <Sentence>
          {t.rich(`proposedTime.${otherSide(party)}`, { time: () => <InterviewLine time={request.newInterview} /> })}
        </Sentence>
      </p>
      <Proposal
        {...common}
        name={proposalName(application, request)}
        required="COUNTER_FIELDS_REQUIRED"
        submitLabel={t('form.sendCounter')}
        cancelLabel={kind === 'counter' ? portal('cancel') : t('form.back')}
        send={(time) => reschedule.respond(request.id, 'COUNTER', time)}
        onSent={onClose}
        onCancel={kind === 'counter' ? onClose : () => setIsCountering(false)}
      />
    </div>
  );
}

/** The window of the reschedule panel, in a chunk of its own. */
export function LazyRescheduleModal({ opened, ...props }: LazyRescheduleModalProps) {
  const t = useTranslations('applications.reschedule');
  return (
    <Sheet
      opened={opened}
      onClose={props.onClose}
      busy={props.reschedule.busy}
      title={t(props.kind === 'request' && isCancelled(props.application) ? 'cancelled.propose' : props.kind)}
    >
      <Content {...props} />
    </Sheet>
  );
}
