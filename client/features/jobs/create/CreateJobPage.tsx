import { useTranslations } from 'use-intl/react';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { useSession } from '../../../app/session';
import { BackLink } from '../../../components/BackLink';
import { PageHeader } from '../../../components/PageHeader';
import { toast } from '../../../components/toasts';
import { PageStatus } from '../../../components/PageStatus';
import { useCompanyJobQuery, useCreateJobMutation, type CompanyJobFieldsFragment } from '../../../graphql/generated';
import { companyJobsChange } from '../company-jobs-change';
import { textsOf } from '../../../language/store';
import { CreateJobForm } from './CreateJobForm';
import { copyOf, type CreateJobValues } from './create-job-values';
import type { Elements } from '../../../components/elements';

interface PostJobProps {
  initial?: CreateJobValues;
  copiedId?: string;
  context: ReactNode;
  back?: Elements;
}

function PostJob({ initial, copiedId, context, back }: PostJobProps) {
  const t = useTranslations('companyJobs');
  const navigate = useNavigate();
  const create = useCreateJobMutation(companyJobsChange);
  const { viewer } = useSession();

  return (
    <>
      <PageHeader title={t('create.title')} tabTitle={t('titles.createJob')} context={context} back={back} />
      <CreateJobForm
        initial={initial}
        copiedId={copiedId}
        send={(input) => create({ input })}
        onPosted={async ({ job }) => {
          const isWaiting = viewer?.company?.isVerified === false;
          const unseen = job?.isPaused ? 'held' : isWaiting ? 'postedUnverified' : 'postedHidden';
          const said = job && !job.isVisibleToSeekers ? unseen : 'posted';
          toast.success(textsOf('companyJobs')(`create.${said}`));
          await navigate(job ? paths.company.job(job.id) : paths.company.jobs);
        }}
      />
    </>
  );
}

function backTo(jobId: string) {
  return <BackLink to={paths.company.job(jobId)}>{textsOf('companyJobs')('slots.backToJob')}</BackLink>;
}

/** Keeps the copy as it was when the form was drawn: what is typed must not be lost when the job changes. */
function PostCopy({ job }: { job: CompanyJobFieldsFragment }) {
  const t = useTranslations('companyJobs');
  const [initial] = useState(() => copyOf(job, new Date()));
  const context = t('create.copyContext', { title: job.title });
  return <PostJob initial={initial} copiedId={job.id} context={context} back={backTo(job.id)} />;
}

function CopyJob({ jobId }: { jobId: string }) {
  const t = useTranslations('companyJobs');
  const errorText = useTranslations('errors');
  // A copy that was read a while ago must not be written over what was saved since.
  const query = useCompanyJobQuery({
    variables: { id: jobId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { data } = query;
  const job = data?.job;
  if (job && !job.isPaused) return <PostCopy job={job} />;
  return (
    <PageStatus
      title={t('create.title')}
      tabTitle={t('titles.createJob')}
      back={backTo(jobId)}
      failed={t('create.copyFailed')}
      missing={job ? errorText('JOB_PAUSED') : undefined}
      query={job ? { data } : query}
    />
  );
}

/** The form for a job; with `?from=` it starts as a copy of that one. */
export function CreateJobPage() {
  const t = useTranslations('companyJobs');
  const [address] = useSearchParams();
  const from = address.get('from');
  return from ? <CopyJob key={from} jobId={from} /> : <PostJob key="new" context={t('create.context')} />;
}
