import { useTranslations } from 'use-intl/react';
import { Alert, Anchor, Button, Card, Group, Text } from '@mantine/core';
import { WIB } from '../../../../domain/time';
import { IconCircleX, IconInfoCircle } from '../../../icons';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { DateText } from '../../../components/DateText';
import { OnDemandPart } from '../../../components/OnDemandPart';
import { toastNotOpened } from '../../../components/toasts';
import { needTexts } from '../../../language/store';
import { onDemand } from '../../../lib/on-demand';
import { PageHeader } from '../../../components/PageHeader';
import { SalaryText } from '../../../components/SalaryText';
import { SectionCard } from '../../../components/SectionCard';
import { SkillList } from '../../../components/SkillList';
import { ApplicationBadges } from '../../../components/StatusBadge';
import type { SeekerApplicationFieldsFragment } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import { ApplicationInterview, InterviewDetails } from './ApplicationInterview';
import { FollowUp } from '../../follow-ups/FollowUp';
import { Cancel } from '../../reschedules/CancelInterview';
import { InterviewTimeline } from '../../reschedules/InterviewTimeline';
import { ReschedulePanel } from '../../reschedules/ReschedulePanel';
import { useNegotiation } from '../../reschedules/use-negotiation';
import { WithdrawApplication } from './WithdrawApplication';
import classes from './Application.module.css';
import type { Elements } from '../../../components/elements';

/** The times have words of their own, which other applications do not need. */
const chooseAgain = onDemand(async () => {
  const [module] = await Promise.all([import('./ChooseAgain'), needTexts('browse')]);
  return module.ChooseAgain;
});

interface ApplicationProps {
  application: SeekerApplicationFieldsFragment;
}

/** What the status means for the person, where it is an end. */
function EndNotice({ application }: ApplicationProps) {
  const t = useTranslations('applications.application');
  const { status, replyState, rejectionNotice, job, jobId } = application;
  if (status === 'REJECTED') {
    return (
      <Alert color="red" icon={<IconCircleX aria-hidden />} title={t('rejected')}>
        {rejectionNotice ? <span data-from-server>{rejectionNotice}</span> : t('rejectedText')}
      </Alert>
    );
  }
  if (status !== 'WITHDRAWN' && replyState !== 'CLOSED') return null;
  return (
    <Alert
      color="gray"
      icon={<IconInfoCircle aria-hidden />}
      title={t(replyState === 'CLOSED' ? 'noReply' : 'withdrawn')}
    >
      {job?.viewerCanApply ? (
        <Anchor component={Link} to={paths.user.job(jobId)} className={classes.again}>
          {t('applyAgain')}
        </Anchor>
      ) : null}
    </Alert>
  );
}

function CompanyName({ application: { companyId, companyName, viewerCanOpenCompany } }: ApplicationProps) {
  const t = useTranslations('applications');
  if (!companyName) return <Text fw={600}>{t('unknownCompany')}</Text>;
  if (!viewerCanOpenCompany) {
    return (
      <Text fw={600} translate="no">
        {companyName}
      </Text>
    );
  }
  return (
    <Anchor component={Link} to={paths.user.company(companyId)} fw={600} className={classes.company} translate="no">
      {companyName}
    </Anchor>
  );
}

/** The way to the job's page, or why there is none. */
function JobLink({ application: { job, jobId, jobTitle, viewerCanOpenJob } }: ApplicationProps) {
  const t = useTranslations('applications');
  if (!job) return null;
  if (!viewerCanOpenJob) {
    return (
      <Text c="dimmed" mt="md">
        {t('application.jobNotShown')}
      </Text>
    );
  }
  return (
    <Button
      component={Link}
      to={paths.user.job(jobId)}
      variant="default"
      mt="md"
      aria-label={t('application.viewThisJob', { job: jobTitle || t('unknownPosition') })}
    >
      {t('application.viewJob')}
    </Button>
  );
}

function JobSummary({ application }: ApplicationProps) {
  const t = useTranslations('applications');
  const employmentTypes = useTranslations('options.employmentType');
  const formats = useFormats();
  const { job, applicationDate } = application;
  return (
    <Card component="section" aria-label={t('application.job')}>
      <Group wrap="nowrap" gap="md" align="flex-start">
        <CompanyLogo url={job?.companyLogo} size="lg" />
        <div className={classes.words}>
          <CompanyName application={application} />
          {job ? (
            <Text c="dimmed">
              <span translate="no">{job.location}</span>
              <span>{` · ${employmentTypes(job.employmentType)}`}</span>
            </Text>
          ) : (
            <Text c="dimmed">{t('application.jobRemoved')}</Text>
          )}
          {job?.salary ? (
            <Text>
              <SalaryText formatted={formats.salary(job.salary)} />
            </Text>
          ) : null}
          <Text size="sm" c="dimmed" mt="xs">
            {t.rich('appliedOn', { day: () => <DateText value={applicationDate} zone={WIB} /> })}
          </Text>
        </div>
      </Group>
      <JobLink application={application} />
    </Card>
  );
}

/** One application as its applicant sees it; `seen`: who has looked at the person through it. */
export function ApplicationView({ application, seen }: ApplicationProps & { seen: Elements }) {
  const t = useTranslations('applications');
  const title = application.jobTitle || t('unknownPosition');
  const skills = application.job?.skills ?? [];
  const negotiation = useNegotiation(application);
  const panel = { application, party: 'APPLICANT', negotiation } as const;
  return (
    <>
      <PageHeader
        title={title}
        isWritten
        tabTitle={t('application.tabTitle', { job: title })}
        back={<BackLink to={paths.user.applied}>{t('application.back')}</BackLink>}
        context={
          <div aria-live="polite">
            <ApplicationBadges {...application} />
          </div>
        }
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <EndNotice application={application} />
          {application.replyState === 'LAPSED' ? (
            <OnDemandPart part={chooseAgain} props={{ application }} wanted onFailure={toastNotOpened} />
          ) : null}
          <ApplicationInterview application={application} negotiation={negotiation} />
          <FollowUp application={application} party="APPLICANT" />
          <ReschedulePanel {...panel} />
          <InterviewDetails application={application} />
          <JobSummary application={application} />
          {skills.length > 0 ? (
            <SectionCard title={t('application.requiredSkills')}>
              <SkillList skills={skills} label={t('application.requiredSkills')} />
            </SectionCard>
          ) : null}
        </div>
        <div className={classes.column}>
          <InterviewTimeline {...panel} />
          {seen}
          <Cancel
            {...panel}
            subject={t('cancel.subject', { job: title, company: application.companyName || t('unknownCompany') })}
          />
          {application.viewerCanWithdraw ? <WithdrawApplication application={application} /> : null}
        </div>
      </div>
    </>
  );
}
