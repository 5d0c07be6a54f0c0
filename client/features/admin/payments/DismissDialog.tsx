import { useTranslations } from 'use-intl/react';
import { dismissReportSchema } from '../../../../domain/payments.schema';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useDismissFlaggedPaymentMutation, type FlaggedPaymentCardFragment } from '../../../graphql/generated';
import { adminDecision } from '../admin-decision';
import { textsOf } from '../../../language/store';
import { schemaErrors } from '../../../lib/schema-errors';
import { DecisionDialog } from '../words/DecisionDialog';
import { NoteForm } from '../words/NoteForm';
import { useReasonTexts } from '../words/reason-texts';

interface DismissDialogProps {
  /** Null while nothing is being dismissed. */
  payment: FlaggedPaymentCardFragment | null;
  onClose: () => void;
  onDismissed: () => void;
}

/** Asks for the note of a dismissal. */
export function DismissDialog({ payment, onClose, onDismissed }: DismissDialogProps) {
  const t = useTranslations('adminMoney.flagged.dismiss');
  const texts = useReasonTexts('dismissPayment');
  const mutate = useDismissFlaggedPaymentMutation(adminDecision);
  return (
    <DecisionDialog asked={payment} onClose={onClose} titleOf={() => t('title')}>
      {({ id, merchantRef }, form) => (
        <NoteForm
          key={id}
          {...form}
          field="note"
          input={{ label: t('note'), description: t('noteHint'), required: true }}
          texts={texts}
          text={merchantRef ? t('text', { reference: merchantRef }) : t('textOfNone')}
          submitLabel={t('label')}
          validate={(note) => schemaErrors(dismissReportSchema, { id, note })}
          send={(note) => mutate({ input: { id, note } })}
          failed={t('failed')}
          onDone={() => {
            toast.success(textsOf('adminMoney')('flagged.dismiss.done'), TOAST.admin);
            onDismissed();
          }}
        />
      )}
    </DecisionDialog>
  );
}
