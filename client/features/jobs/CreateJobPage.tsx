import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { PageHeader } from '../../components/PageHeader';
import { MESSAGE_TIMES } from '../../components/message-times';
import { toast } from '../../components/toasts';
import { useCreateJobMutation, type CreateJobInput } from '../../graphql/generated';
import type { UserError } from '../../graphql/payload';
import { CreateJobForm } from './CreateJobForm';

const createFailed = 'Failed to create job. Please try again.';

export function CreateJobPage() {
  const navigate = useNavigate();
  const [create] = useCreateJobMutation();

  /** Answers the refusals. Without any the job exists and this page is left. */
  const post = async (input: CreateJobInput): Promise<readonly UserError[]> => {
    try {
      const { data } = await create({ variables: { input } });
      const payload = data?.createJob;
      if (!payload) throw new Error('The answer carries no payload');
      if (payload.errors.length > 0) return payload.errors;
      toast.success('Job posted.');
      await navigate(payload.job ? paths.company.job(payload.job.id) : paths.company.jobs);
    } catch {
      toast.error(createFailed, { milliseconds: MESSAGE_TIMES.error });
    }
    return [];
  };

  return (
    <>
      <PageHeader
        title="Post A Job"
        tabTitle="Create Job"
        context="Seekers apply by choosing one of your interview slots."
      />
      <CreateJobForm onPost={post} />
    </>
  );
}
