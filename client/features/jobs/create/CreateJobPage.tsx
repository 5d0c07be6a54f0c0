import { useTranslations } from 'use-intl/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useSession } from '../../../app/session';
import { PageHeader } from '../../../components/PageHeader';
import { toast } from '../../../components/toasts';
import { useCreateJobMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { CreateJobForm } from './CreateJobForm';

export function CreateJobPage() {
  const t = useTranslations('companyJobs');
  const navigate = useNavigate();
  const [create] = useCreateJobMutation();
  const { viewer } = useSession();

  return (
    <>
      <PageHeader title={t('create.title')} tabTitle={t('titles.createJob')} context={t('create.context')} />
      <CreateJobForm
        send={async (input) => (await create({ variables: { input } })).data?.createJob}
        onPosted={async ({ job }) => {
          const isWaiting = viewer?.company?.isVerified === false;
          const said = job && !job.isVisibleToSeekers ? (isWaiting ? 'postedUnverified' : 'postedHidden') : 'posted';
          toast.success(textsOf('companyJobs')(`create.${said}`));
          await navigate(job ? paths.company.job(job.id) : paths.company.jobs);
        }}
      />
    </>
  );
}
