import { useTranslations } from 'use-intl/react';
import { LightButton } from '../../components/LightButton';
import { toast } from '../../components/toasts';
import { useSubmit } from '../../components/use-submit';
import { useCloseFilledJobMutation, type FollowUpFieldsFragment } from '../../graphql/generated';
import classes from './FollowUp.module.css';

/** Once someone was chosen. Closing loses nothing: the job can be opened again, and its applicants stay. */
export function CloseFilledJob({ job }: Pick<FollowUpFieldsFragment, 'job'>) {
  const t = useTranslations('applications.followUp.close');
  const close = useCloseFilledJobMutation({ evicts: ['companyJobs', 'companyDashboard', 'companyWaiting'] });
  const { busy, submit } = useSubmit({
    send: (jobId: string) => close({ input: { jobId, isActive: false } }),
    onDone: () => void toast.success(t('done')),
    failed: t('failed'),
  });
  if (!job?.isActive) return null;
  return (
    <div className={classes.offer}>
      <p className={classes.line}>{t('question')}</p>
      <LightButton look="secondary" busy={busy} onClick={() => void submit(job.id)}>
        {t('confirm')}
      </LightButton>
    </div>
  );
}
