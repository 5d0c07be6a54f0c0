import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isInterviewOver } from '../../../domain/slots';
import { paths } from '../../app/paths';
import { BackLink } from '../../components/BackLink';
import { DateText } from '../../components/DateText';
import { InterviewLine } from '../../components/InterviewLine';
import { PageHeader } from '../../components/PageHeader';
import { SectionCard } from '../../components/SectionCard';
import { StatusBadge } from '../../components/StatusBadge';
import type { ApplicantApplicationFragment } from '../../graphql/generated';
import { AddToCalendar } from './AddToCalendar';
import { ApplicantAbilities } from './ApplicantAbilities';
import classes from './Applicant.module.css';
import { ApplicantDecision } from './ApplicantDecision';
import { ApplicantIdentity } from './ApplicantIdentity';
import { ApplicantInterviewDetails } from './ApplicantInterviewDetails';
import { INTERVIEW_IS_OVER } from './reschedule-words';
import { ReschedulePanel } from './ReschedulePanel';

export interface ApplicantViewProps {
  application: ApplicantApplicationFragment;
  /** Null while it is not known. */
  tokenBalance: number | null;
  askBalance: () => void;
}

/** Where the page goes back to: the job, or all applicants once the job is gone. */
export function wayBack(application: ApplicantApplicationFragment): { to: string; name: string } {
  return application.job
    ? { to: paths.company.job(application.jobId), name: 'the job' }
    : { to: paths.company.allApplicants, name: 'all applicants' };
}

/** Ability first and large; who it is comes second, and only after acceptance. */
export function ApplicantView({ application, tokenBalance, askBalance }: ApplicantViewProps) {
  const back = wayBack(application);
  // What waits for an answer comes first, and stays there for this visit once it is answered.
  const [isAsked] = useState(application.viewerCanRespondToReschedule);
  const [opened] = useState(() => new Date());
  const reschedule = <ReschedulePanel application={application} party="COMPANY" />;
  return (
    <>
      <PageHeader
        title={application.jobTitle}
        tabTitle={`Applicant · ${application.jobTitle}`}
        back={<BackLink to={back.to}>{`Back to ${back.name}`}</BackLink>}
        context={
          <Group gap="xs" mt={4}>
            <StatusBadge status={application.status} />
            <Text size="sm">
              Applied <DateText value={application.applicationDate} />
            </Text>
          </Group>
        }
      />
      <div className={classes.columns}>
        <Stack gap="lg" className={classes.main}>
          {isAsked ? reschedule : null}
          <ApplicantAbilities applicant={application.applicant} wanted={application.job?.skills ?? []} />
          <SectionCard title="Interview">
            <Text fw={600}>
              <InterviewLine time={application.selectedInterview} />
            </Text>
            {application.status === 'ACCEPTED' && isInterviewOver(application.selectedInterview, opened) ? (
              <Text size="sm" c="dimmed" mt="xs">
                {INTERVIEW_IS_OVER}
              </Text>
            ) : null}
            <AddToCalendar application={application} className={classes.own} />
            {application.rejectionNotice ? (
              <Text size="sm" c="dimmed" mt="xs">
                {application.rejectionNotice}
              </Text>
            ) : null}
            {application.viewerCanAddDetails ? (
              <ApplicantInterviewDetails application={application} />
            ) : application.status === 'PENDING' ? (
              <Text size="sm" c="dimmed" mt="xs">
                Chosen by the applicant. Add venue and link once you have accepted.
              </Text>
            ) : null}
          </SectionCard>
          {isAsked ? null : reschedule}
        </Stack>
        <Stack gap="lg" className={classes.side}>
          <ApplicantIdentity application={application} />
          <ApplicantDecision application={application} tokenBalance={tokenBalance} askBalance={askBalance} back={back} />
        </Stack>
      </div>
    </>
  );
}
