import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { FormError } from '../../../components/FormError';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useFormSubmit } from '../../../components/use-submit';
import { hasCode, type UserError } from '../../../graphql/payload';
import { textsOf } from '../../../language/store';
import { schemaErrors } from '../../../lib/schema-errors';
import { decisionField, decisionSchema, type DecisionRequest } from './decision';
import type { Decide } from './use-decide-company';

export interface DecisionFormProps {
  request: DecisionRequest;
  decide: Decide;
  /** The page's own text for a call that did not get through. */
  failureText: string;
  busy: boolean;
  setBusy: (busy: boolean) => void;
  onCancel: () => void;
  onDecided: () => void;
  /** The company has changed meanwhile: show it again. */
  onStale: () => void;
}

/** The server calls the text what it is for: `reason` or `note`. */
const inTextField = (error: UserError, field: string): UserError =>
  error.field?.[0] === field ? { ...error, field: ['text'] } : error;

function useDecisionForm({ request, decide, failureText, setBusy, onDecided }: DecisionFormProps) {
  const { decision, companyId, companyName, profileVersion } = request;
  const field = decisionField(decision);
  const [isStale, setStale] = useState(false);
  const form = useForm({
    initialValues: { text: '' },
    validate: ({ text }) => {
      const message = schemaErrors(decisionSchema(decision), { companyId, profileVersion, [field]: text })[field];
      return message ? { text: message } : {};
    },
  });
  const { general, onSubmit } = useFormSubmit({
    form,
    send: async ({ text }: { text: string }) => {
      setBusy(true);
      const payload = await decide(decision, { companyId, profileVersion, text }).finally(() => setBusy(false));
      setStale(hasCode(payload, 'COMPANY_CHANGED') || hasCode(payload, 'VERIFICATION_STATE'));
      return payload && { errors: payload.errors.map((error) => inTextField(error, field)) };
    },
    failed: failureText,
    toastOptions: TOAST.admin,
    onDone: () => {
      toast.success(textsOf('adminDetails')(`decision.${decision}.done`, { company: companyName }), TOAST.admin);
      onDecided();
    },
  });
  return { form, general, isStale, onSubmit };
}

/** What follows from the decision, and the note or reason that goes with it. */
export function DecisionForm(props: DecisionFormProps) {
  const { request, busy, onCancel, onStale } = props;
  const { form, general, isStale, onSubmit } = useDecisionForm(props);
  const { decision } = request;
  const t = useTranslations('adminDetails.decision');
  const isReason = decisionField(decision) === 'reason';

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <Text>{t(`${decision}.consequence`)}</Text>
        <FormError messages={general} />
        <Textarea
          label={t(isReason ? 'reason' : 'note')}
          description={t(`${decision}.readBy`)}
          required={isReason}
          data-autofocus
          disabled={isStale}
          {...form.getInputProps('text')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel} disabled={busy}>
            {t('cancel')}
          </Button>
          {isStale ? (
            <Button onClick={onStale}>{t('lookAgain')}</Button>
          ) : (
            <Button type="submit" color={decision === 'VERIFY' ? undefined : 'red'} loading={busy}>
              {t(`${decision}.label`)}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
