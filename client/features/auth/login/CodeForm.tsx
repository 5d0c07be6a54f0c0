import { useTranslations } from 'use-intl/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { cleanCode } from '../../../../domain/second-factor';
import { leaveForFreshPage } from '../../../app/session';
import { LightButton } from '../../../components/LightButton';
import { LightField } from '../../../components/LightField';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import type { UserError } from '../../../graphql/payload';
import classes from './LoginView.module.css';
import { showSubmit } from './show-submit';

interface CodeFormProps {
  send: (code: string) => Promise<{ errors: readonly UserError[]; to: string }>;
  onBack: () => void;
}

/** The second step of a sign-in, for accounts with a second factor. Without Mantine, like the first. */
export function CodeForm({ send, onBack }: CodeFormProps) {
  const t = useTranslations('login.code');
  const errors = useTranslations('login.errors');
  const form = useRef<HTMLFormElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [error, setError] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const focus = (): void => form.current?.querySelector('input')?.focus();
  useEffect(focus, [isRecovery]);

  const refuse = (message: string): void => {
    setError(message);
    toast.error(message, TOAST.loginCode);
    focus();
    showSubmit(form.current);
  };
  const { busy, submit } = useSubmit({
    send,
    failed: errors('LOGIN_FAILED'),
    onRefused: refuse,
    onDone: ({ to }) => {
      setLeaving(true);
      leaveForFreshPage(to);
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = cleanCode(String(new FormData(event.currentTarget).get('code') ?? ''));
    if (code) void submit(code);
    else refuse(errors('SECOND_FACTOR_REQUIRED'));
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={classes.form} aria-label={t('form')}>
      <p className={classes.hint}>{t(isRecovery ? 'recoveryHint' : 'appHint')}</p>
      <LightField
        key={String(isRecovery)}
        label={t(isRecovery ? 'recoveryLabel' : 'appLabel')}
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
        {t('submit')}
      </LightButton>
      <div className={classes.otherWays}>
        <LightButton
          look="quiet"
          onClick={() => {
            setError(undefined);
            setRecovery(!isRecovery);
          }}
        >
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </LightButton>
        <LightButton look="quiet" onClick={onBack}>
          {t('backToPassword')}
        </LightButton>
      </div>
    </form>
  );
}
