import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';

interface NoTimesQuestionProps {
  opened: boolean;
  onClose: () => void;
  /** Whether closing leads back to where the focus was. */
  returnFocus: boolean;
  onAdd: () => void;
  onPost: () => void;
}

/** Before a job is posted to which nobody could apply. */
export function NoTimesQuestion({ onAdd, onPost, ...asked }: NoTimesQuestionProps) {
  const t = useTranslations('companyJobs.create.noTimes');
  return (
    <ConfirmDialog
      {...asked}
      title={t('title')}
      cancelLabel={t('post')}
      onDecline={onPost}
      confirmLabel={t('add')}
      onConfirm={onAdd}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
