import { useTranslations } from 'use-intl/react';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { normalizeEmail } from '../../../../domain/accounts';
import { textsOf } from '../../../language/store';
import { paths } from '../../../../domain/paths';
import { leaveForFreshPage } from '../../../app/session';
import { LightButton } from '../../../components/LightButton';
import { LightField, LightPasswordField } from '../../../components/LightField';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { sendLogin } from './login-requests';
import classes from './LoginView.module.css';
import { showSubmit } from './show-submit';
import { signInTarget } from './sign-in-target';

export interface Credentials {
  email: string;
  password: string;
}
type Values = Credentials;
type Faults = Partial<Record<keyof Values, string>>;

/** Only what is missing, as loginSchema has it: asking the schema itself would bring zod to everyone's first page. */
function missingOf({ email, password }: Values): Faults {
  const t = textsOf('login');
  return {
    ...(normalizeEmail(email) ? {} : { email: t('missing.email') }),
    ...(password ? {} : { password: t('missing.password') }),
  };
}

/** The browser keeps the values, so what it filled in before our code arrived counts as well. */
function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
}

interface LoginFormProps {
  returnTo: string | null;
  /** The password is right, and the account asks for a code as well. */
  onCodeNeeded: (credentials: Credentials) => void;
}

export function LoginForm({ returnTo, onCodeNeeded }: LoginFormProps) {
  const t = useTranslations('login');
  const errors = useTranslations('login.errors');
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  // Stays true until the browser has left: the button must not come back to life in between.
  const [leaving, setLeaving] = useState(false);
  const refuse = (message: string, found: Faults): void => {
    toast.error(message, TOAST.login);
    setFaults(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${Object.keys(found)[0]}"]`)?.focus();
    showSubmit(form.current);
  };
  const { busy, submit: send } = useSubmit({
    send: async (values: Values) => {
      const payload = await sendLogin(values);
      if (!payload.errors.some(({ code }) => code === 'SECOND_FACTOR_REQUIRED')) return payload;
      onCodeNeeded(values);
      return false;
    },
    failed: errors('LOGIN_FAILED'),
    onRefused: (message) => refuse(message, { password: message }),
    onDone: ({ viewer }) => {
      setLeaving(true);
      leaveForFreshPage(signInTarget(viewer, returnTo));
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const found = missingOf(values);
    if (found.email || found.password) return refuse(errors('REQUIRED_FIELDS'), found);
    setFaults({});
    void send(values);
  };
  const settled = (field: keyof Values) => () => setFaults(({ [field]: _, ...others }) => others);

  return (
    <form ref={form} noValidate onSubmit={submit} className={classes.form}>
      <LightField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        error={faults.email}
        onChange={settled('email')}
      />
      <LightPasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        error={faults.password}
        onChange={settled('password')}
      />
      <Link to={paths.forgotPassword} className={classes.forgot}>
        {t('forgotPassword')}
      </Link>
      <LightButton type="submit" busy={busy || leaving}>
        {t('submit')}
      </LightButton>
    </form>
  );
}
