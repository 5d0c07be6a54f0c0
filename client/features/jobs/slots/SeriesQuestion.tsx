import { useTranslations } from 'use-intl/react';
import type { LocalSpan } from '../../../../domain/interview-times';
import type { TimeZone } from '../../../../domain/time';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useNow } from '../../../lib/use-now';
import type { SlotFormValue } from './slot-drafts';
import { seriesOf, type SlotPlan } from './slot-series';

interface SeriesQuestionProps {
  opened: boolean;
  onClose: () => void;
  plan: SlotPlan | null;
  slots: readonly SlotFormValue[];
  /** Slots of the job that are not in the form. */
  reserved?: readonly LocalSpan[];
  /** Of the job. */
  timeZone: TimeZone;
  onAdd: (slots: SlotFormValue[]) => void;
  onWithout: () => void;
}

/** Before a form is sent that has a series typed and not added. */
export function SeriesQuestion({ plan, slots, reserved = [], timeZone, ...asked }: SeriesQuestionProps) {
  const t = useTranslations('companyJobs.series');
  const now = useNow();
  const series = plan && seriesOf(plan, { slots, reserved, now, timeZone });
  const added = series?.problem === null ? series.slots : [];
  return (
    <ConfirmDialog
      opened={asked.opened}
      onClose={asked.onClose}
      title={t('question.title')}
      cancelLabel={t('question.without')}
      onDecline={asked.onWithout}
      confirmLabel={added.length > 0 ? t('addCounted', { count: added.length }) : t('question.back')}
      onConfirm={() => (added.length > 0 ? asked.onAdd(added) : asked.onClose())}
    >
      {[series?.problem ?? series?.sum, t('question.text')].filter(Boolean).join(' · ')}
    </ConfirmDialog>
  );
}
