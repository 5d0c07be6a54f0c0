import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { hasCode } from '../../../graphql/payload';
import { textsOf } from '../../../language/store';
import { schemaErrors } from '../../../lib/schema-errors';
import type { AskingForm } from '../words/DecisionDialog';
import { useReasonTexts } from '../words/reason-texts';
import { NoteForm } from '../words/NoteForm';
import { decisionField, decisionSchema, type DecisionRequest } from './decision';
import type { Decide } from './use-decide-company';

export interface DecisionFormProps extends AskingForm {
  request: DecisionRequest;
  decide: Decide;
  /** The page's own text for a call that did not get through. */
  failureText: string;
  onDecided: () => void;
  /** The company has changed meanwhile: show it again. */
  onStale: () => void;
}

/** What follows from the decision, and the note or reason that goes with it. */
export function DecisionForm({ request, decide, failureText, onDecided, onStale, ...form }: DecisionFormProps) {
  const t = useTranslations('adminDetails.decision');
  const { decision, companyId, companyName, profileVersion, language } = request;
  const texts = useReasonTexts(decision, language);
  const [isStale, setStale] = useState(false);
  const field = decisionField(decision);
  const isReason = field === 'reason';

  return (
    <NoteForm
      {...form}
      field={field}
      input={{
        label: t(isReason ? 'reason' : 'note'),
        description: t(`${decision}.readBy`),
        required: isReason,
        disabled: isStale,
      }}
      texts={texts}
      language={language}
      text={t(`${decision}.consequence`)}
      submitLabel={t(`${decision}.label`)}
      color={decision === 'VERIFY' ? undefined : 'red'}
      instead={isStale ? <Button onClick={onStale}>{t('lookAgain')}</Button> : null}
      validate={(text) => {
        const message = schemaErrors(decisionSchema(decision), { companyId, profileVersion, [field]: text })[field];
        return message ? { [field]: message } : {};
      }}
      send={async (text) => {
        const payload = await decide(decision, { companyId, profileVersion, text });
        setStale(hasCode(payload, 'COMPANY_CHANGED') || hasCode(payload, 'VERIFICATION_STATE'));
        return payload;
      }}
      failed={failureText}
      onDone={() => {
        toast.success(textsOf('adminDetails')(`decision.${decision}.done`, { company: companyName }), TOAST.admin);
        onDecided();
      }}
    />
  );
}
