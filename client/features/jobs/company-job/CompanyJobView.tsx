import { useTranslations } from 'use-intl/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { DayText } from '../../../components/DayText';
import { WIB } from '../../../../domain/time';
import { IconCalendarTime, IconCopy, IconPencil } from '../../../icons';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { jobTimesOf } from '../../../../domain/slots';
import { useNow } from '../../../lib/use-now';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { ByMember } from '../../../components/ByMember';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { DateText } from '../../../components/DateText';
import { PageHeader } from '../../../components/PageHeader';
import { SalaryText } from '../../../components/SalaryText';
import { Description } from '../../../components/Description';
import { SectionCard } from '../../../components/SectionCard';
import { StatusBadge } from '../../../components/StatusBadge';
import type { CompanyJobFieldsFragment } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import classes from './CompanyJob.module.css';
import { CompanyJobSchedule } from './CompanyJobSchedule';
import type { Elements } from '../../../components/elements';

interface CompanyJobViewProps {
  job: CompanyJobFieldsFragment;
  applicants: ReactNode;
  viewedTerms: Elements;
  publicPosting: Elements;
  /** Above everything else, when something blocks the job. */
  notice: Elements;
  toggle: (isActive: boolean) => Promise<void>;
  toggling: boolean;
  deleteJob: () => Promise<void>;
  deleting: boolean;
}

function DeleteJob({ job, deleteJob, deleting }: Pick<CompanyJobViewProps, 'job' | 'deleteJob' | 'deleting'>) {
  const t = useTranslations('companyJobs.job');
  const [asking, setAsking] = useState(false);
  const undecided = job.applicationCounts?.undecided ?? 0;
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        destructive
        busy={deleting}
        onConfirm={async () => {
          await deleteJob();
          setAsking(false);
        }}
      >
        <Text>{t('deleteMeans', { job: job.title, undecided, number: String(undecided) })}</Text>
      </ConfirmDialog>
    </>
  );
}

function visibilityOf(job: CompanyJobFieldsFragment, now: Date) {
  if (job.isPaused) return 'paused';
  if (!job.isActive) return 'closed';
  if (job.isVisibleToSeekers) return `visible.${jobTimesOf(job.interviewAvailability, now)}` as const;
  return job.isCompanyVerified ? 'invisible' : 'unverified';
}

function Details({ job }: { job: CompanyJobFieldsFragment }) {
  const t = useTranslations('companyJobs.job');
  const typeText = useTranslations('options.employmentType');
  const formats = useFormats();
  return (
    <SectionCard title={t('details')}>
      <dl className={classes.facts}>
        <div>
          <dt>{t('employmentType')}</dt>
          <dd>{typeText(job.employmentType)}</dd>
        </div>
        <div>
          <dt>{t('location')}</dt>
          <dd translate="no">{job.location}</dd>
        </div>
        <div>
          <dt>{t('salary')}</dt>
          <dd>{job.salary ? <SalaryText formatted={formats.salary(job.salary)} /> : t('noSalary')}</dd>
        </div>
        <div>
          <dt>{t('posted')}</dt>
          <dd>
            <DateText value={job.createdAt} zone={WIB} />
            <ByMember name={job.postedBy} />
          </dd>
        </div>
        {job.autoCloseDate ? (
          <div>
            <dt>{t('openThrough')}</dt>
            <dd>
              <DayText value={job.autoCloseDate} />
            </dd>
          </div>
        ) : null}
      </dl>
      <ul className={classes.skills} aria-label={t('requiredSkills')}>
        {job.skills.map((skill) => (
          <li key={skill} translate="no">
            {skill}
          </li>
        ))}
      </ul>
      <Description text={job.description} />
    </SectionCard>
  );
}

/** A posting as its company sees it. Applicants come first: they are why the page is opened. */
export function CompanyJobView(props: CompanyJobViewProps) {
  const t = useTranslations('companyJobs');
  const now = useNow();
  const { job, applicants, viewedTerms, publicPosting, notice, toggle, toggling } = props;
  return (
    <>
      <PageHeader
        title={job.title}
        isWritten
        tabTitle={job.title}
        back={<BackLink to={paths.company.jobs}>{t('titles.myJobs')}</BackLink>}
        context={
          <Group gap="xs" mt={4}>
            <StatusBadge status={job.isActive ? 'OPEN' : 'CLOSED'} />
            {job.isPaused ? <StatusBadge status="PAUSED" /> : null}
            <Text size="sm">{t(`job.visibility.${visibilityOf(job, now)}`)}</Text>
          </Group>
        }
        action={
          job.viewerCanManage ? (
            <Group gap="xs">
              <Button
                component={Link}
                to={paths.company.editJob(job.id)}
                variant="default"
                leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
              >
                {t('job.edit')}
              </Button>
              {job.isActive || !job.isPaused ? (
                <Button
                  variant={job.isActive ? 'default' : 'filled'}
                  loading={toggling}
                  onClick={() => void toggle(!job.isActive)}
                >
                  {t(job.isActive ? 'job.close' : 'job.open')}
                </Button>
              ) : null}
            </Group>
          ) : null
        }
      />
      {notice}
      <div className={classes.columns}>
        <Stack gap="lg">{applicants}</Stack>
        <Stack gap="lg">
          <SectionCard title={t('job.schedule')}>
            {job.waiting === null ? null : <Text mb="sm">{t('job.waiting', { people: String(job.waiting) })}</Text>}
            <CompanyJobSchedule slots={job.interviewAvailability} now={now} />
            {job.viewerCanManage ? (
              <Button
                component={Link}
                to={paths.company.jobSlots(job.id)}
                variant="default"
                mt="md"
                className={classes.own}
                leftSection={<IconCalendarTime size={18} stroke={1.75} aria-hidden />}
              >
                {t('job.manageSlots')}
              </Button>
            ) : null}
          </SectionCard>
          {publicPosting}
          {viewedTerms}
        </Stack>
      </div>
      <Stack gap="lg" mt="lg">
        <Details job={job} />
        {job.viewerCanManage ? (
          <Group justify="flex-end">
            {job.isPaused ? null : (
              <Button
                component={Link}
                to={paths.company.copyJob(job.id)}
                variant="default"
                leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
              >
                {t('job.duplicate')}
              </Button>
            )}
            <DeleteJob job={job} deleteJob={props.deleteJob} deleting={props.deleting} />
          </Group>
        ) : null}
      </Stack>
    </>
  );
}
