import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../domain/language';
import { PAUSE_REASON_MAX } from '../../../../domain/reports';
import { dismissFlagsSchema, dismissReportsSchema, pauseJobSchema } from '../../../../domain/reports.schema';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import {
  useDismissFlagsMutation,
  useDismissReportsMutation,
  usePauseReportedJobMutation,
} from '../../../graphql/generated';
import { adminDecision } from '../admin-decision';
import type { Payload } from '../../../graphql/payload';
import { textsOf } from '../../../language/store';
import { schemaErrors } from '../../../lib/schema-errors';
import { DecisionDialog, type AskingForm } from '../words/DecisionDialog';
import { useReasonTexts } from '../words/reason-texts';
import { NoteForm } from '../words/NoteForm';

export interface DecisionToWrite {
  decision: 'pause' | 'dismiss' | 'dismissFlags';
  /** A job or a company, as it was looked at, and the language of the company. */
  subject: { id: string; version: number; name: string; language: Language };
}

interface DialogProps {
  /** Null while nothing is being decided. */
  deciding: DecisionToWrite | null;
  onClose: () => void;
  onDone: () => void;
  /** What was looked at has changed: the list should be asked again. The words stay while the dialog is open. */
  onRefused: () => void;
}

/** A pause is sent with its reason, a dismissal with its note. */
function useDecision({ decision, subject: { id, version } }: DecisionToWrite) {
  const pause = usePauseReportedJobMutation(adminDecision);
  const dismiss = useDismissReportsMutation(adminDecision);
  const dismissFlags = useDismissFlagsMutation(adminDecision);
  const inputOf = (words: string) => ({
    pause: { jobId: id, reason: words },
    dismiss: { id, version, note: words },
    dismissFlags: { jobId: id, version, note: words },
  });
  return {
    field: decision === 'pause' ? ('reason' as const) : ('note' as const),
    validate: (words: string): Record<string, string | undefined> => {
      const inputs = inputOf(words);
      if (decision === 'pause') return schemaErrors(pauseJobSchema, inputs.pause);
      if (decision === 'dismiss') return schemaErrors(dismissReportsSchema, inputs.dismiss);
      return schemaErrors(dismissFlagsSchema, inputs.dismissFlags);
    },
    send: async (words: string): Promise<Payload | null | undefined> => {
      const inputs = inputOf(words);
      if (decision === 'pause') return pause({ input: inputs.pause });
      if (decision === 'dismiss') return dismiss({ input: inputs.dismiss });
      return dismissFlags({ input: inputs.dismissFlags });
    },
  };
}

type FormProps = DecisionToWrite & AskingForm & Pick<DialogProps, 'onDone' | 'onRefused'>;

function DecisionForm({ decision, subject, onDone, onRefused, ...form }: FormProps) {
  const t = useTranslations(`adminReports.${decision}`);
  // Only a pause is told to the company.
  const language = decision === 'pause' ? subject.language : undefined;
  const texts = useReasonTexts(decision, language);
  const { send, ...written } = useDecision({ decision, subject });
  return (
    <NoteForm
      {...form}
      {...written}
      send={async (words) => {
        const payload = await send(words);
        if (payload && payload.errors.length > 0) onRefused();
        return payload;
      }}
      input={{
        label: t('field'),
        description: t('hint'),
        required: true,
        maxLength: PAUSE_REASON_MAX,
        autosize: true,
        minRows: 3,
        maxRows: 10,
      }}
      texts={texts}
      language={language}
      text={t('text', { name: subject.name })}
      submitLabel={t('label')}
      failed={t('failed')}
      onDone={() => {
        toast.success(textsOf('adminReports')(`${decision}.done`), TOAST.admin);
        onDone();
      }}
    />
  );
}

/** Asks for the words of a pause or a dismissal. */
export function ReportDecisionDialog({ deciding, onClose, onDone, onRefused }: DialogProps) {
  const t = useTranslations('adminReports');
  return (
    <DecisionDialog asked={deciding} onClose={onClose} titleOf={({ decision }) => t(`${decision}.title`)}>
      {(asked, form) => (
        <DecisionForm
          key={`${asked.decision} ${asked.subject.id} ${asked.subject.version}`}
          {...asked}
          {...form}
          onDone={onDone}
          onRefused={onRefused}
        />
      )}
    </DecisionDialog>
  );
}
