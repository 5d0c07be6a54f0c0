import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ERROR_MESSAGES } from '../../../../domain/errors';
import { leaveForFreshPage } from '../../../app/session';
import { LightButton } from '../../../components/LightButton';
import { LightField } from '../../../components/LightField';
import { toast, type ToastOptions } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import type { UserError } from '../../../graphql/payload';
import classes from './LoginView.module.css';

const place: ToastOptions = { position: 'bottom-center', milliseconds: 5000 };

interface CodeFormProps {
  send: (code: string) => Promise<{ errors: readonly UserError[]; to: string }>;
  onBack: () => void;
}

/** The second step of a sign-in, for accounts with a second factor. Without Mantine, like the first. */
export function CodeForm({ send, onBack }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [error, setError] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const focus = (): void => form.current?.querySelector('input')?.focus();
  useEffect(focus, [isRecovery]);

  const refuse = (message: string): void => {
    setError(message);
    toast.error(message, place);
    focus();
  };
  const { busy, submit } = useSubmit({
    send,
    failed: ERROR_MESSAGES.LOGIN_FAILED,
    onRefused: refuse,
    onDone: ({ to }) => {
      setLeaving(true);
      leaveForFreshPage(to);
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code) void submit(code);
    else refuse(ERROR_MESSAGES.SECOND_FACTOR_REQUIRED);
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={classes.form} aria-label="Two-factor authentication">
      <p className={classes.hint}>
        {isRecovery
          ? 'Enter one of the recovery codes that you saved. Each works once.'
          : 'Enter the six digits that your authenticator app shows for TemuKerja.'}
      </p>
      <LightField
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery code' : 'Code from your app'}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isRecovery ? 'text' : 'numeric'}
        required
        error={error}
        onChange={() => setError(undefined)}
      />
      <LightButton type="submit" busy={busy || leaving}>
        Log in
      </LightButton>
      <div className={classes.otherWays}>
        <LightButton
          look="quiet"
          onClick={() => {
            setError(undefined);
            setRecovery(!isRecovery);
          }}
        >
          {isRecovery ? 'Use the app instead' : 'Use a recovery code'}
        </LightButton>
        <LightButton look="quiet" onClick={onBack}>
          Back to password
        </LightButton>
      </div>
    </form>
  );
}
