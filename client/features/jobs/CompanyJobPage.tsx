import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { BackLink } from '../../components/BackLink';
import { ErrorState } from '../../components/ErrorState';
import { PageHeader } from '../../components/PageHeader';
import { DetailSkeleton } from '../../components/skeletons';
import { toast } from '../../components/toasts';
import { evictRoots } from '../../graphql/evict-roots';
import { useCompanyJobQuery, useDeleteCompanyJobMutation, useSetCompanyJobActiveMutation } from '../../graphql/generated';
import { firstMessage } from '../../graphql/payload';
import { isRefusal, queryErrorText } from '../../graphql/query-error';
import { CompanyJobApplicants } from './CompanyJobApplicants';
import { CompanyJobView } from './CompanyJobView';

const statusFailed = 'Failed to update job status. Please try again.';
const deleteFailed = 'Failed to delete job. Please try again.';
const errorTime = { milliseconds: 5000 };
const changedLists = ['companyJobs', 'companyDashboard'];

/** Open, close and delete; each answers once the server has. */
function useJobActions(jobId: string) {
  const navigate = useNavigate();
  const [setActive, { loading: toggling }] = useSetCompanyJobActiveMutation({
    update: (cache) => evictRoots(cache, changedLists),
  });
  const [remove, { loading: deleting }] = useDeleteCompanyJobMutation({
    // The lists only: the job itself is on view until the page has gone to them.
    update: (cache) => evictRoots(cache, changedLists),
  });

  const toggle = async (isActive: boolean): Promise<void> => {
    try {
      const { data } = await setActive({ variables: { input: { jobId, isActive } } });
      const refusal = firstMessage(data?.setJobActive, statusFailed);
      if (refusal) toast.error(refusal, errorTime);
      else toast.success(isActive ? 'Job opened.' : 'Job closed.');
    } catch {
      toast.error(statusFailed, errorTime);
    }
  };

  const deleteJob = async (): Promise<void> => {
    try {
      const { data } = await remove({ variables: { jobId } });
      const refusal = firstMessage(data?.deleteJob, deleteFailed);
      if (refusal) {
        toast.error(refusal, errorTime);
        return;
      }
      toast.success('Job deleted.');
      await navigate(paths.company.jobs, { replace: true });
    } catch {
      toast.error(deleteFailed, errorTime);
    }
  };
  return { toggle, toggling, deleteJob, deleting };
}

export function CompanyJobPage() {
  const { jobId = '' } = useParams();
  const { data, error, refetch } = useCompanyJobQuery({ variables: { id: jobId } });
  const actions = useJobActions(jobId);
  const job = data?.job;

  if (job) {
    return <CompanyJobView job={job} {...actions} applicants={<CompanyJobApplicants key={jobId} jobId={jobId} />} />;
  }
  if (!error && !data) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title="Job" back={<BackLink to={paths.company.jobs}>My Jobs</BackLink>} />
      <ErrorState
        message={queryErrorText(error, 'Failed to load job details. Please try again later.')}
        onRetry={isRefusal(error) ? undefined : refetch}
      />
    </>
  );
}
