import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { PageHeader } from '../../../components/PageHeader';
import { toast } from '../../../components/toasts';
import { useCreateJobMutation } from '../../../graphql/generated';
import { CreateJobForm } from './CreateJobForm';

export function CreateJobPage() {
  const navigate = useNavigate();
  const [create] = useCreateJobMutation();

  return (
    <>
      <PageHeader
        title="Post A Job"
        tabTitle="Create Job"
        context="Seekers apply by choosing one of your interview slots."
      />
      <CreateJobForm
        send={async (input) => (await create({ variables: { input } })).data?.createJob}
        onPosted={async ({ job }) => {
          toast.success('Job posted.');
          await navigate(job ? paths.company.job(job.id) : paths.company.jobs);
        }}
      />
    </>
  );
}
