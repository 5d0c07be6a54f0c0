import { useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import { isInterviewOver } from '../../../domain/interview-times';
import { ByMember } from '../../components/ByMember';
import { InterviewLine } from '../../components/InterviewLine';
import { MomentText } from '../../components/MomentText';
import { RescheduleBadge } from '../../components/RescheduleBadge';
import { SectionCard } from '../../components/SectionCard';
import { StatusBadge } from '../../components/StatusBadge';
import { Timeline, type TimelineEntry } from '../../components/Timeline/Timeline';
import { useNow } from '../../lib/use-now';
import { actingParty, isCancelled, otherSide, type RescheduleProps, type RescheduleRequest } from './reschedule-words';
import classes from './Reschedule.module.css';
import type { Elements } from '../../components/elements';
import { Sentence } from '../../components/Sentence';

type Cancellation = RescheduleProps['application']['cancelledInterviews'][number];
type Entry = { at: string; offer: RescheduleRequest } | { at: string; cancellation: Cancellation };

/** Newest first. */
function entriesOf({ rescheduleHistory, cancelledInterviews }: RescheduleProps['application']): Entry[] {
  return [
    ...rescheduleHistory.map((offer) => ({ at: offer.requestedAt, offer })),
    ...cancelledInterviews.map((cancellation) => ({ at: cancellation.cancelledAt, cancellation })),
  ].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** What happens next, and by when; nothing where nothing more will. */
function Next({ application, party }: RescheduleProps) {
  const t = useTranslations('applications.reschedule.timeline.next');
  const now = useNow();
  const { interview, interviewRescheduleRequest: latest, selectedInterview } = application;
  const until = (at: string) => ({ time: () => <MomentText value={at} zone={selectedInterview.timeZone} /> });
  if (latest?.status === 'PENDING') {
    const answer = `answer.${actingParty(otherSide(latest.requestedBy), party)}` as const;
    return <Sentence>{t.rich(answer, until(latest.expiresAt))}</Sentence>;
  }
  if (isCancelled(application)) {
    const at = interview?.planAgainUntil;
    return <Sentence>{at && new Date(at) > now ? t.rich('planAgain', until(at)) : t('nothing')}</Sentence>;
  }
  return (
    <Sentence>
      {isInterviewOver(selectedInterview, now)
        ? t('nothing')
        : t.rich('interview', { time: () => <InterviewLine time={selectedInterview} /> })}
    </Sentence>
  );
}

interface EventProps {
  badge: Elements;
  what: ReactNode;
  reason: string | null;
  when: ReactNode;
}

function Event({ badge, what, reason, when }: EventProps) {
  return (
    <>
      {badge}
      <p className={classes.line}>{what}</p>
      {reason ? (
        <p className={classes.hint} data-reason translate="no">
          {reason}
        </p>
      ) : null}
      <p className={classes.hint}>{when}</p>
    </>
  );
}

/** What is over without a word of the other side stays grey. */
const tones: Partial<Record<RescheduleRequest['status'], TimelineEntry['tone']>> = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
};

function Offer({ offer, party }: { offer: RescheduleRequest } & Pick<RescheduleProps, 'party'>) {
  const t = useTranslations('applications.reschedule.timeline');
  const { status, requestedBy, requestedAt, respondedAt, reason, newInterview, byMember, answeredByMember } = offer;
  return (
    <Event
      badge={<RescheduleBadge status={status} wordOf={(end) => t(`ends.${end}`)} />}
      what={
        <Sentence>
          {t.rich(`proposedBy.${actingParty(requestedBy, party)}`, {
            time: () => <InterviewLine time={newInterview} />,
          })}
        </Sentence>
      }
      reason={reason}
      when={
        <>
          <Sentence>
            {t.rich('proposed', { time: () => <MomentText value={requestedAt} zone={newInterview.timeZone} /> })}
          </Sentence>
          <ByMember name={byMember} />
          {respondedAt ? (
            <>
              <span> · </span>
              <span className={classes.together}>
                {t.rich('closed', { time: () => <MomentText value={respondedAt} zone={newInterview.timeZone} /> })}
              </span>
              <ByMember name={answeredByMember} />
            </>
          ) : null}
        </>
      }
    />
  );
}

function Cancelled({ cancellation, party }: { cancellation: Cancellation } & Pick<RescheduleProps, 'party'>) {
  const t = useTranslations('applications.reschedule.timeline');
  return (
    <Event
      badge={<StatusBadge status="CANCELLED" />}
      what={
        <Sentence>
          {t.rich(`cancelledBy.${actingParty(cancellation.cancelledBy, party)}`, {
            time: () => <InterviewLine time={cancellation} />,
          })}
        </Sentence>
      }
      reason={cancellation.reason}
      when={
        <>
          <MomentText value={cancellation.cancelledAt} zone={cancellation.timeZone} />
          <ByMember name={cancellation.byMember} />
        </>
      }
    />
  );
}

/** Every offer and every cancelling, with what became of it; above them, what happens next. */
export function InterviewTimeline({ application, party }: RescheduleProps) {
  const t = useTranslations('applications.reschedule.timeline');
  const entries = entriesOf(application);
  if (entries.length === 0) return null;
  return (
    <SectionCard title={t('title')}>
      <div className={classes.stack}>
        <p className={classes.line} data-next>
          <Next application={application} party={party} />
        </p>
        <Timeline
          label={t('label')}
          entries={entries.map((entry) =>
            'offer' in entry
              ? {
                  key: entry.offer.id,
                  tone: tones[entry.offer.status],
                  content: <Offer offer={entry.offer} party={party} />,
                }
              : {
                  key: entry.cancellation.id,
                  tone: 'rejected',
                  content: <Cancelled cancellation={entry.cancellation} party={party} />,
                },
          )}
        />
      </div>
    </SectionCard>
  );
}
