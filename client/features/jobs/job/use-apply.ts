import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { toast } from '../../../components/toasts';
import { useSeekerApplyToJobMutation } from '../../../graphql/generated';
import { firstMessage } from '../../../graphql/payload';
import { textsOf } from '../../../language/store';

const errorMilliseconds = 5000;

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
  const [isApplying, setIsApplying] = useState(false);
  const [applyToJob] = useSeekerApplyToJobMutation();

  const apply = async (slotId: string): Promise<void> => {
    const t = textsOf('browse');
    setIsApplying(true);
    try {
      const { data } = await applyToJob({ variables: { input: { jobId, slotId } } });
      const refusal = firstMessage(data?.applyToJob, t('apply.failed'));
      if (refusal !== null) {
        onRefused(refusal);
        return;
      }
      onApplied();
      toast.success(t('apply.sent'), { milliseconds: 3000 });
      await navigate(paths.user.applied, { state: { newApplicationId: data?.applyToJob.application?.id } });
    } catch {
      toast.error(t('apply.failed'), { milliseconds: errorMilliseconds });
    } finally {
      setIsApplying(false);
    }
  };
  return { apply, isApplying };
}
