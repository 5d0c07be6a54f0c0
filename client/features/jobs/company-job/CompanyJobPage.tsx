import { Fragment } from 'react';
import { useTranslations } from 'use-intl/react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Checkbox, Text } from '@mantine/core';
import { paths } from '../../../../domain/paths';
import { useViewer } from '../../../app/session';
import { BackLink } from '../../../components/BackLink';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { PageStatus } from '../../../components/PageStatus';
import {
  useCompanyJobQuery,
  useDeleteCompanyJobMutation,
  useSetCompanyJobActiveMutation,
  useSetCompanyJobPublicMutation,
  useCompanyJobPublicQuery,
} from '../../../graphql/generated';
import { companyJobsChange } from '../company-jobs-change';
import { textsOf } from '../../../language/store';
import { lazyPart } from '../../../language/lazy-part';
import { PausedNotice } from '../../reports/PausedNotice';
import { CompanyJobApplicants } from './CompanyJobApplicants';
import { CompanyJobView } from './CompanyJobView';
import { JobContact } from './JobContact';
import { ViewedTerms } from './ViewedTerms';
import { SectionCard } from '../../../components/SectionCard';

/** The posting's switch for people without an account; it works while the company's is on. */
function PublicPosting({ jobId }: { jobId: string }) {
  const t = useTranslations('companyJobs.job.publicPage');
  const { data } = useCompanyJobPublicQuery({ variables: { id: jobId } });
  const set = useSetCompanyJobPublicMutation({});
  const { submit, busy } = useSubmit({
    send: (isPublic: boolean) => set({ input: { jobId, isPublic } }),
    failed: t('failed'),
    toastOptions: TOAST.usual,
    onDone: ({ job }) =>
      toast.success(textsOf('companyJobs')(`job.publicPage.${job?.isPublic ? 'on' : 'off'}`), TOAST.usual),
  });
  const company = data?.viewer?.company?.records;
  if (!data?.job || !company) return null;
  return (
    <SectionCard title={t('title')}>
      {company.isPublic ? (
        <Checkbox
          label={t('label')}
          checked={data.job.isPublic}
          disabled={busy}
          onChange={({ currentTarget }) => void submit(currentTarget.checked)}
        />
      ) : (
        <Text>{t('profileFirst')}</Text>
      )}
    </SectionCard>
  );
}

/** Opening again takes off an auto-close date that has passed: it would close the job at once. */
function changedText(isOpen: boolean, lostAutoClose: boolean): string {
  const t = textsOf('companyJobs');
  if (!isOpen) return t('job.closed');
  return t(lostAutoClose ? 'job.openedForGood' : 'job.opened');
}

/** Open, close and delete; each resolves once the server has responded. */
function useJobActions(jobId: string, autoCloseDate: string | null) {
  const navigate = useNavigate();
  const setActive = useSetCompanyJobActiveMutation(companyJobsChange);
  const remove = useDeleteCompanyJobMutation(companyJobsChange);
  const toggling = useSubmit({
    send: (isActive: boolean) => setActive({ input: { jobId, isActive } }),
    failed: textsOf('companyJobs')('job.statusFailed'),
    toastOptions: TOAST.usual,
    onDone: ({ job }) =>
      toast.success(changedText(job?.isActive ?? false, autoCloseDate !== null && job?.autoCloseDate === null)),
  });
  const deleting = useSubmit({
    send: () => remove({ jobId }),
    failed: textsOf('companyJobs')('job.deleteFailed'),
    toastOptions: TOAST.usual,
    onDone: async () => {
      toast.success(textsOf('companyJobs')('job.deleted'));
      await navigate(paths.company.jobs, { replace: true });
    },
  });
  return {
    toggle: toggling.submit,
    toggling: toggling.busy,
    deleteJob: () => deleting.submit(undefined),
    deleting: deleting.busy,
  };
}

const ApplicantReader = lazyPart(
  () => import('../../applications/applicant/ApplicantPage'),
  'ApplicantReader',
  'applicants',
  'applications',
  'shortcuts',
);

/** The job, or its applicants one after the other: the address says which. */
export function CompanyJobPage() {
  const [address] = useSearchParams();
  return address.has('applicant') ? <ApplicantReader /> : <Job />;
}

function Job() {
  const t = useTranslations('companyJobs');
  const { hasColleagues } = useViewer();
  const { jobId = '' } = useParams();
  const query = useCompanyJobQuery({ variables: { id: jobId } });
  const { data } = query;
  const actions = useJobActions(jobId, data?.job?.autoCloseDate ?? null);
  const job = data?.job;

  if (job) {
    const applicants = (
      <CompanyJobApplicants
        key={jobId}
        jobId={jobId}
        counts={job.applicationCounts}
        pathOf={(id) => `${paths.company.job(jobId)}?applicant=${id}`}
      />
    );
    const viewedTerms = <ViewedTerms key={jobId} jobId={jobId} />;
    const publicPosting = job.viewerCanManage ? (
      <Fragment key={`${jobId} settings`}>
        {hasColleagues ? <JobContact jobId={jobId} /> : null}
        <PublicPosting jobId={jobId} />
      </Fragment>
    ) : null;
    const parts = { applicants, viewedTerms, publicPosting, notice: <PausedNotice job={job} /> };
    return <CompanyJobView job={job} {...actions} {...parts} />;
  }
  return (
    <PageStatus
      title={t('titles.job')}
      back={<BackLink to={paths.company.jobs}>{t('titles.myJobs')}</BackLink>}
      failed={t('job.loadFailed')}
      query={query}
    />
  );
}
