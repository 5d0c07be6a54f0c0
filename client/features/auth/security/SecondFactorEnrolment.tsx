import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { ERROR_MESSAGES } from '../../../../domain/errors';
import { useViewer } from '../../../app/session';
import { PasswordField } from '../../../components/PasswordField';
import { useFormSubmit } from '../../../components/use-submit';
import {
  useConfirmSecondFactorMutation,
  useStartSecondFactorMutation,
  type StartSecondFactorMutation,
} from '../../../graphql/generated';
import { useFocusOnChange } from '../../../lib/use-focus-on-change';
import classes from './SecondFactor.module.css';

type Enrolment = NonNullable<StartSecondFactorMutation['startSecondFactor']['enrolment']>;

const feedback = {
  failed: 'Two-factor authentication could not be set up. Please try again.',
  toastOptions: { milliseconds: 5000 },
  toastsRefusals: true,
};
/** What is told once stays out of the cache. */
const toldOnce = { fetchPolicy: 'no-cache' } as const;

interface StartFormProps {
  onStarted: (enrolment: Enrolment) => void;
  onCancel?: () => void;
}

function StartForm({ onStarted, onCancel }: StartFormProps) {
  const { hasPassword } = useViewer();
  const [start] = useStartSecondFactorMutation(toldOnce);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (hasPassword && !value ? ERROR_MESSAGES.REQUIRED_FIELDS : null) },
  });
  const { busy, onSubmit } = useFormSubmit({
    ...feedback,
    form,
    send: async (input) => (await start({ variables: { input } })).data?.startSecondFactor,
    onDone: ({ enrolment }) => enrolment && onStarted(enrolment),
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md" maw="28rem">
        <Text>
          You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.
          All your other devices will be signed out.
        </Text>
        {hasPassword ? (
          <PasswordField label="Your password" purpose="current" required {...form.getInputProps('password')} />
        ) : null}
        <Group gap="sm">
          <Button type="submit" loading={busy}>
            Continue
          </Button>
          {onCancel ? (
            <Button variant="default" onClick={onCancel} disabled={busy}>
              Cancel
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}

interface ConfirmFormProps {
  enrolment: Enrolment;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

function ConfirmForm({ enrolment, onDone, onCancel }: ConfirmFormProps) {
  const [confirm] = useConfirmSecondFactorMutation(toldOnce);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => (value.trim() ? null : 'Please enter the six digits that the app shows.') },
  });
  const { busy, onSubmit } = useFormSubmit({
    ...feedback,
    form,
    send: async (input) => (await confirm({ variables: { input } })).data?.confirmSecondFactor,
    onDone: ({ recoveryCodes }) => recoveryCodes && onDone(recoveryCodes),
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md" maw="28rem">
        <Text>1. Scan this with your authenticator app.</Text>
        <img
          src={enrolment.qrCode}
          alt="QR code for your authenticator app; the key below says the same"
          className={classes.qrCode}
        />
        <div>
          <Text>
            On this phone,{' '}
            <Anchor href={enrolment.uri} underline="always">
              open the app
            </Anchor>
            , or type this key into it:
          </Text>
          <Text component="code" className={classes.secret}>
            {enrolment.secret.match(/.{1,4}/g)?.join(' ')}
          </Text>
        </div>
        <TextInput
          label="2. Enter the six digits that the app shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...form.getInputProps('code')}
        />
        <Group gap="sm">
          <Button type="submit" loading={busy}>
            Turn on
          </Button>
          <Button variant="default" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
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
