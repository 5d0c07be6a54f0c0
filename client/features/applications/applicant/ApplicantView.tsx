import { useTranslations } from 'use-intl/react';
import { Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { isInterviewOver } from '../../../../domain/interview-times';
import { paths } from '../../../app/paths';
import { BackLink } from '../../../components/BackLink';
import { DateText } from '../../../components/DateText';
import { InterviewLine } from '../../../components/InterviewLine';
import { PageHeader } from '../../../components/PageHeader';
import { SectionCard } from '../../../components/SectionCard';
import { ApplicationBadges } from '../../../components/StatusBadge';
import type { ApplicantApplicationFragment } from '../../../graphql/generated';
import { AddToCalendar } from '../interviews/AddToCalendar';
import { ApplicantAbilities } from './ApplicantAbilities';
import classes from './Applicant.module.css';
import { ApplicantDecision } from './ApplicantDecision';
import { ApplicantIdentity } from './ApplicantIdentity';
import { ApplicantInterviewDetails } from './ApplicantInterviewDetails';
import { CalledOffNotice } from '../reschedule/CalledOffNotice';
import { CallOff } from '../reschedule/CallOff';
import { isCalledOff } from '../reschedule/reschedule-words';
import { ReschedulePanel } from '../reschedule/ReschedulePanel';
import { useNegotiation, type Negotiation } from '../reschedule/use-negotiation';

export interface ApplicantViewProps {
  application: ApplicantApplicationFragment;
  /** Null while it is not known. */
  tokenBalance: number | null;
  askBalance: () => void;
}

/** Where the page goes back to: the job, or all applicants once the job is gone. */
function useWayBack({ job, jobId }: ApplicantApplicationFragment): { to: string; label: string; destination: string } {
  const t = useTranslations('applicants.page');
  return job
    ? { to: paths.company.job(jobId), label: t('backToJob'), destination: t('job') }
    : { to: paths.company.allApplicants, label: t('backToAll'), destination: t('all') };
}

/** Brings the heading into view, and a screen reader to it, at the moment the identity opens on this page. */
function useFollowReveal(isRevealed: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasRevealed = useRef(isRevealed);
  useEffect(() => {
    if (isRevealed && !wasRevealed.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    }
    wasRevealed.current = isRevealed;
  }, [isRevealed]);
  return heading;
}

interface InterviewProps {
  application: ApplicantApplicationFragment;
  negotiation: Negotiation;
}

function Interview({ application, negotiation }: InterviewProps) {
  const t = useTranslations('applicants.interview');
  const shared = useTranslations('applications');
  const [opened] = useState(() => new Date());
  return (
    <SectionCard title={t('title')}>
      <Text fw={600}>
        <InterviewLine time={application.selectedInterview} />
      </Text>
      {application.status === 'ACCEPTED' &&
      !isCalledOff(application) &&
      isInterviewOver(application.selectedInterview, opened) ? (
        <Text size="sm" c="dimmed" mt="xs">
          {shared('interviewIsOver')}
        </Text>
      ) : null}
      <CalledOffNotice application={application} party="COMPANY" negotiation={negotiation} />
      <AddToCalendar application={application} className={classes.own} />
      {application.rejectionNotice ? (
        <Text size="sm" c="dimmed" mt="xs" data-from-server>
          {application.rejectionNotice}
        </Text>
      ) : null}
      {application.viewerCanAddDetails ? (
        <ApplicantInterviewDetails application={application} />
      ) : application.status === 'PENDING' ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t('chosenByApplicant')}
        </Text>
      ) : null}
    </SectionCard>
  );
}

/**
 * Before acceptance ability comes first, and large, and who it is last. Afterwards the person and the interview come
 * first: they are what the page is opened for.
 */
export function ApplicantView({ application, tokenBalance, askBalance }: ApplicantViewProps) {
  const t = useTranslations('applicants');
  const back = useWayBack(application);
  const { applicant } = application;
  const name = applicant?.fullName || t('unknownUser');
  const isRevealed = applicant?.isRevealed ?? false;
  const heading = useFollowReveal(isRevealed);
  const abilities = <ApplicantAbilities key="abilities" applicant={applicant} wanted={application.job?.skills ?? []} />;
  const negotiation = useNegotiation(application);
  const interview = <Interview key="interview" application={application} negotiation={negotiation} />;
  const reschedule = (
    <ReschedulePanel key="reschedule" application={application} party="COMPANY" negotiation={negotiation} />
  );
  const callOff = (
    <CallOff
      key="call-off"
      application={application}
      party="COMPANY"
      negotiation={negotiation}
      subject={<span translate="no">{`${name} · ${application.jobTitle}`}</span>}
    />
  );
  // Keys keep what is open or typed while acceptance turns the order round.
  const main = (
    <Stack key="main" gap="lg" className={classes.main}>
      {isRevealed ? [interview, reschedule, abilities, callOff] : [abilities, interview, reschedule, callOff]}
    </Stack>
  );
  const side = (
    <Stack key="side" gap="lg" className={classes.side}>
      <ApplicantIdentity application={application} />
      <ApplicantDecision application={application} tokenBalance={tokenBalance} askBalance={askBalance} back={back} />
    </Stack>
  );
  return (
    <>
      <PageHeader
        title={name}
        isWritten
        tabTitle={`${name} · ${application.jobTitle}`}
        headingRef={heading}
        back={<BackLink to={back.to}>{back.label}</BackLink>}
        context={
          <>
            <Text translate="no">{application.jobTitle}</Text>
            <Group gap="xs" mt={4} aria-live="polite">
              <ApplicationBadges status={application.status} interview={application.interview} />
              <Text size="sm">
                {t.rich('page.appliedOn', { day: () => <DateText value={application.applicationDate} /> })}
              </Text>
            </Group>
          </>
        }
      />
      <div className={classes.columns}>{isRevealed ? [side, main] : [main, side]}</div>
    </>
  );
}
