import { useTranslations } from 'use-intl/react';
import { Stack, Text } from '@mantine/core';
import { useEffect, useRef, type Ref } from 'react';
import { WIB } from '../../../../domain/time';
import { isInterviewOver } from '../../../../domain/interview-times';
import { ACCEPTANCE_COST } from '../../../../domain/tokens';
import { ApplicantFace } from '../../../components/ApplicantFace';
import { ByMember } from '../../../components/ByMember';
import { DateText } from '../../../components/DateText';
import { InterviewLine } from '../../../components/InterviewLine';
import { MomentText } from '../../../components/MomentText';
import { LightButton } from '../../../components/LightButton';
import { SectionCard } from '../../../components/SectionCard';
import { ApplicationBadges } from '../../../components/StatusBadge';
import { IconCalendarEvent, IconCalendarRepeat, IconLock } from '../../../icons';
import type { ApplicantApplicationFragment } from '../../../graphql/generated';
import { setPageTitle } from '../../../lib/page-title';
import { AddToCalendar } from '../../interviews/AddToCalendar';
import { FollowUp } from '../../follow-ups/FollowUp';
import { CancelledNotice } from '../../reschedules/CancelledNotice';
import { Cancel } from '../../reschedules/CancelInterview';
import { isCancelled } from '../../reschedules/reschedule-words';
import { InterviewTimeline } from '../../reschedules/InterviewTimeline';
import { ReschedulePanel } from '../../reschedules/ReschedulePanel';
import { useNegotiation, type Negotiation } from '../../reschedules/use-negotiation';
import { useNow } from '../../../lib/use-now';
import classes from './Applicant.module.css';
import { ApplicantIdentity } from './ApplicantIdentity';
import { InterviewDetails } from '../../interviews/InterviewDetails';
import { ApplicantSkills } from './ApplicantSkills';

type Application = ApplicantApplicationFragment;

/** Brings the heading into view, and a screen reader to it, at the moment the identity opens, or when one has moved here. */
function useHeadingFocus(isRevealed: boolean, isMovedTo: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isMovedTo) heading.current?.focus({ preventScroll: true });
  }, [isMovedTo]);
  const wasRevealed = useRef(isRevealed);
  useEffect(() => {
    if (isRevealed && !wasRevealed.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'center' });
    }
    wasRevealed.current = isRevealed;
  }, [isRevealed]);
  return heading;
}

function Head({ application, headingRef }: { application: Application; headingRef: Ref<HTMLHeadingElement> }) {
  const t = useTranslations('applicants');
  const { applicant, status } = application;
  const name = applicant?.fullName || t('unknownUser');
  useEffect(() => setPageTitle(`${name} · ${application.jobTitle}`), [name, application.jobTitle]);
  return (
    <header className={classes.head}>
      <ApplicantFace applicationId={application.id} applicant={applicant} size="lg" />
      <div className={classes.words}>
        <h1 ref={headingRef} tabIndex={-1} className={classes.name} translate="no">
          {name}
        </h1>
        {applicant?.isRevealed ? null : (
          <p className={classes.locked}>
            <IconLock size={16} stroke={1.75} aria-hidden />
            <span>
              {status === 'PENDING' ? t('identity.shownAfter', { count: ACCEPTANCE_COST }) : t('identity.notShown')}
            </span>
          </p>
        )}
      </div>
      <div className={classes.state} aria-live="polite">
        <ApplicationBadges {...application} />
        <span className={classes.applied}>
          <ByMember name={application.decidedBy} />
        </span>
        <span className={classes.applied}>
          {t.rich('page.appliedOn', { day: () => <DateText value={application.applicationDate} zone={WIB} /> })}
        </span>
      </div>
    </header>
  );
}

/** How many have the time, this one among them; nothing once the time is gone or over. */
function Seats({ application: { selectedSlot: slot, status } }: { application: Application }) {
  const t = useTranslations('applicants.interview');
  if (!slot || status !== 'PENDING') return null;
  const taken = String(slot.maxApplicants - slot.seatsLeft);
  return <span className={classes.quiet}>{` · ${t('seats', { taken, count: slot.maxApplicants })}`}</span>;
}

/** Before an acceptance the time is one line: all there is to say of the interview. */
function ChosenTime({ application }: { application: Application }) {
  const t = useTranslations('applicants.interview');
  const { status, replyState, replyBy } = application;
  return (
    <div className={classes.time}>
      <IconCalendarEvent size={20} stroke={1.75} aria-hidden />
      <p>
        <strong>
          <InterviewLine time={application.selectedInterview} />
        </strong>{' '}
        {status === 'PENDING' ? <span className={classes.quiet}>{t('chosenByApplicant')}</span> : null}
        <Seats application={application} />
        {replyBy ? (
          <span className={classes.quiet}>
            {' · '}
            {t.rich('replyBy', {
              time: () => <MomentText value={replyBy} zone={application.selectedInterview.timeZone} />,
            })}
          </span>
        ) : null}
        {replyState === 'LAPSED' ? <span className={classes.quiet}>{t('lapsed')}</span> : null}
        {application.rejectionNotice ? (
          <span className={classes.quiet} data-from-server>
            {application.rejectionNotice}
          </span>
        ) : null}
      </p>
    </div>
  );
}

function Interview({ application, negotiation }: { application: Application; negotiation: Negotiation }) {
  const t = useTranslations('applicants.interview');
  const shared = useTranslations('applications');
  const now = useNow();
  return (
    <SectionCard title={t('title')}>
      <Text fw={600}>
        <InterviewLine time={application.selectedInterview} />
      </Text>
      {!isCancelled(application) && isInterviewOver(application.selectedInterview, now) ? (
        <Text size="sm" c="dimmed" mt="xs">
          {shared('interviewIsOver')}
        </Text>
      ) : null}
      <CancelledNotice application={application} party="COMPANY" negotiation={negotiation} />
      <div className={classes.ways}>
        <AddToCalendar application={application} />
        {negotiation.canRequest ? (
          <LightButton look="secondary" onClick={() => negotiation.open('request')}>
            <IconCalendarRepeat size={18} stroke={1.75} aria-hidden />
            {shared('reschedule.request')}
          </LightButton>
        ) : null}
      </div>
      {application.viewerCanAddDetails ? <InterviewDetails application={application} /> : null}
    </SectionCard>
  );
}

/**
 * One applicant, large. Before acceptance what they can do comes first, and who it is stays closed. Afterwards the person and
 * the interview come first: they are what the page is opened for.
 */
export function ApplicantSheet({
  application,
  isMovedTo = false,
}: {
  application: Application;
  /** Reached from the person before or after. */
  isMovedTo?: boolean;
}) {
  const t = useTranslations('applicants');
  const { applicant } = application;
  const isRevealed = applicant?.isRevealed ?? false;
  const heading = useHeadingFocus(isRevealed, isMovedTo);
  const negotiation = useNegotiation(application);
  const name = applicant?.fullName || t('unknownUser');
  const panel = { application, party: 'COMPANY', negotiation } as const;
  return (
    <Stack gap="lg" className={classes.sheet}>
      <Head application={application} headingRef={heading} />
      {application.status === 'ACCEPTED' ? (
        <>
          <ApplicantIdentity application={application} />
          <Interview application={application} negotiation={negotiation} />
          <FollowUp application={application} party="COMPANY" />
          <ReschedulePanel {...panel} />
          <InterviewTimeline {...panel} />
        </>
      ) : (
        <ChosenTime application={application} />
      )}
      <ApplicantSkills application={application} />
      {isRevealed ? null : <p className={classes.protection}>{t('identity.protection')}</p>}
      <Cancel {...panel} subject={<span translate="no">{`${name} · ${application.jobTitle}`}</span>} />
    </Stack>
  );
}
