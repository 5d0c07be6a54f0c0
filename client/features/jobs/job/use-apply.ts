import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useSeekerApplyToJobMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';

interface ApplyOptions {
  jobId: string;
  /** The seat has become an application. */
  onApplied: () => void;
  /** The server said no; what it knows by now is worth asking for. */
  onRefused: (message: string) => void;
}

/** Applies once at a time. Success shows its toast for 3 seconds and goes to the applied jobs, where it comes first. */
export function useApply({ jobId, onApplied, onRefused }: ApplyOptions) {
  const navigate = useNavigate();
  const applyToJob = useSeekerApplyToJobMutation({
    evicts: ['jobs', 'jobFilterCounts', 'myApplications', 'seekerDashboard'],
  });
  const { busy, submit } = useSubmit({
    send: (slotId: string) => applyToJob({ input: { jobId, slotId } }),
    failed: textsOf('browse')('apply.failed'),
    onRefused: (message, answer) => (answer ? onRefused(message) : void toast.error(message, TOAST.long)),
    onDone: async ({ application }) => {
      onApplied();
      toast.success(textsOf('browse')('apply.sent'), TOAST.usual);
      await navigate(paths.user.applied, { state: { newApplicationId: application?.id } });
    },
  });
  return { apply: submit, isApplying: busy };
}
