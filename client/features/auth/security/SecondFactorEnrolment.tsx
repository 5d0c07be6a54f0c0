import { useTranslations } from 'use-intl/react';
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { cleanCode } from '../../../../domain/second-factor';
import { CancelButton } from '../../../components/CancelButton';
import { TOAST } from '../../../components/toast-options';
import { useFormSubmit } from '../../../components/use-form-submit';
import {
  useConfirmSecondFactorMutation,
  useStartSecondFactorMutation,
  type StartSecondFactorMutation,
} from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { useFocusOnChange } from '../../../lib/use-focus-on-change';
import { ProofForm } from './ProofForm';
import classes from './SecondFactor.module.css';

type Enrolment = NonNullable<StartSecondFactorMutation['startSecondFactor']['enrolment']>;

const feedback = { toastOptions: TOAST.long, toastsRefusals: true };

function StartForm({ onStarted, onCancel }: { onStarted: (enrolment: Enrolment) => void; onCancel?: () => void }) {
  const t = useTranslations('account.enrolment');
  const start = useStartSecondFactorMutation({ isSecret: true });
  return (
    <ProofForm
      text={t('appNeeded')}
      submitLabel={t('continue')}
      failed={t('failed')}
      send={(input) => start({ input })}
      onDone={({ enrolment }) => enrolment && onStarted(enrolment)}
      onCancel={onCancel}
    />
  );
}

interface ConfirmFormProps {
  enrolment: Enrolment;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

function ConfirmForm({ enrolment, onDone, onCancel }: ConfirmFormProps) {
  const t = useTranslations('account.enrolment');
  const confirm = useConfirmSecondFactorMutation({ refetches: ['SecondFactor', 'SecuritySessions'], isSecret: true });
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => (cleanCode(value) ? null : textsOf('account')('enrolment.codeMissing')) },
  });
  const { busy, onSubmit } = useFormSubmit({
    ...feedback,
    failed: t('failed'),
    form,
    send: (input) => confirm({ input }),
    onDone: ({ recoveryCodes }) => recoveryCodes && onDone(recoveryCodes),
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md" maw="28rem">
        <Text>{t('scan')}</Text>
        <img src={enrolment.qrCode} alt={t('qrCode')} className={classes.qrCode} />
        <div>
          <Text>
            {t.rich('key', {
              app: (text) => (
                <Anchor href={enrolment.uri} underline="always">
                  {text}
                </Anchor>
              ),
            })}
          </Text>
          <Text component="code" className={classes.secret} translate="no">
            {enrolment.secret.match(/.{1,4}/g)?.join(' ')}
          </Text>
        </div>
        <TextInput
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...form.getInputProps('code')}
        />
        <Group gap="sm">
          <Button type="submit" loading={busy}>
            {t('turnOn')}
          </Button>
          <CancelButton onClick={onCancel} disabled={busy} />
        </Group>
      </Stack>
    </form>
  );
}

interface SecondFactorEnrolmentProps {
  onDone: (recoveryCodes: string[]) => void;
  /** Missing where there is nothing to go back to. */
  onCancel?: () => void;
}

/** From the password over the QR code to the first code of the app. */
export function SecondFactorEnrolment({ onDone, onCancel }: SecondFactorEnrolmentProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const place = useFocusOnChange(enrolment ? 'confirm' : 'start');
  return (
    <div ref={place} tabIndex={-1} className={classes.step}>
      {enrolment ? (
        <ConfirmForm enrolment={enrolment} onDone={onDone} onCancel={onCancel ?? (() => setEnrolment(null))} />
      ) : (
        <StartForm onStarted={setEnrolment} onCancel={onCancel} />
      )}
    </div>
  );
}
