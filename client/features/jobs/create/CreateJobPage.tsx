import { useTranslations } from 'use-intl/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { PageHeader } from '../../../components/PageHeader';
import { toast } from '../../../components/toasts';
import { useCreateJobMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { CreateJobForm } from './CreateJobForm';

export function CreateJobPage() {
  const t = useTranslations('companyJobs');
  const navigate = useNavigate();
  const [create] = useCreateJobMutation();

  return (
    <>
      <PageHeader title={t('create.title')} tabTitle={t('titles.createJob')} context={t('create.context')} />
      <CreateJobForm
        send={async (input) => (await create({ variables: { input } })).data?.createJob}
        onPosted={async ({ job }) => {
          toast.success(textsOf('companyJobs')(job?.isPaused ? 'create.held' : 'create.posted'));
          await navigate(job ? paths.company.job(job.id) : paths.company.jobs);
        }}
      />
    </>
  );
}
