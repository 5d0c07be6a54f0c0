import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useResumeReportedJobMutation, type FlaggedPostingCardFragment } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { adminDecision } from '../admin-decision';

type Paused = Pick<FlaggedPostingCardFragment, 'id' | 'newestEditId'>;

interface ResumePostingDialogProps {
  posting: Paused | null;
  onClose: () => void;
  /** It was sent, whatever came of it. */
  onDone: () => void;
  /** The posting is not as it was shown. */
  onRefused: () => void;
}

/** Asks before a paused posting is shown to seekers again. */
export function ResumePostingDialog({ posting, onClose, onDone, onRefused }: ResumePostingDialogProps) {
  const t = useTranslations('adminReports.resume');
  const resume = useResumeReportedJobMutation(adminDecision);
  const { busy, submit } = useSubmit({
    send: ({ id, newestEditId }: Paused) => resume({ jobId: id, newestEditId }),
    failed: t('failed'),
    toastOptions: TOAST.admin,
    onDone: () => void toast.success(textsOf('adminReports')('resume.done'), TOAST.admin),
    onRefused: (message, answer) => {
      toast.error(message, TOAST.admin);
      if (answer) onRefused();
    },
  });
  return (
    <ConfirmDialog
      opened={posting !== null}
      onClose={onClose}
      title={t('title')}
      confirmLabel={t('label')}
      busy={busy}
      onConfirm={async () => {
        if (posting) await submit(posting);
        onDone();
      }}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
