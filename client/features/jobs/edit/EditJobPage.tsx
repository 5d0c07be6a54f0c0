import { useNavigate, useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { PageHeader } from '../../../components/PageHeader';
import { toast } from '../../../components/toasts';
import { PageStatus } from '../../../components/PageStatus';
import { useCompanyJobQuery, useEditJobMutation, type CompanyJobFieldsFragment } from '../../../graphql/generated';
import { companyJobsChange } from '../company-jobs-change';
import { textsOf } from '../../../language/store';
import { EditJobForm } from './EditJobForm';

function EditJob({ job }: { job: CompanyJobFieldsFragment }) {
  const t = useTranslations('companyJobs');
  const navigate = useNavigate();
  const edit = useEditJobMutation(companyJobsChange);
  return (
    <>
      <PageHeader
        title={t('titles.editJob')}
        context={t('edit.context')}
        back={<BackLink to={paths.company.job(job.id)}>{t('slots.backToJob')}</BackLink>}
      />
      <EditJobForm
        job={job}
        send={(input) => edit({ input })}
        onSaved={async ({ job: edited }) => {
          const isHeld = !job.isPaused && edited?.isPaused === true;
          toast.success(textsOf('companyJobs')(isHeld ? 'edit.held' : 'edit.saved'));
          await navigate(paths.company.job(job.id));
        }}
      />
    </>
  );
}

/** The form that changes a posting; its interview times have a page of their own. */
export function EditJobPage() {
  const t = useTranslations('companyJobs');
  const { jobId = '' } = useParams();
  // A copy that was read a while ago must not be written over what was saved since.
  const query = useCompanyJobQuery({
    variables: { id: jobId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { data } = query;
  const job = data?.job;
  if (job) return <EditJob key={job.id} job={job} />;
  return (
    <PageStatus
      title={t('titles.editJob')}
      back={<BackLink to={paths.company.jobs}>{t('titles.myJobs')}</BackLink>}
      failed={t('job.loadFailed')}
      query={query}
    />
  );
}
