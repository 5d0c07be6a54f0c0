import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { CodeForm } from './CodeForm';
import { GoogleSignIn } from './GoogleSignIn';
import { LoginForm, type Credentials } from './LoginForm';
import { sendFinishSignIn, sendLogin } from './login-requests';
import { LoginView } from './LoginView';
import classes from './LoginView.module.css';
import { signInTarget } from './sign-in-target';
import { googleTarget } from './use-google-sign-in';

/** Which way in asks for a code. */
type Step = 'credentials' | 'google' | Credentials;

export function LoginPage() {
  const [parameters] = useSearchParams();
  const returnTo = parameters.get('returnTo');
  // Where popups are blocked, the page that Google came back to leads here.
  const [step, setStep] = useState<Step>(parameters.get('code') === 'google' ? 'google' : 'credentials');

  const credentials = useRef<HTMLDivElement>(null);
  const goBack = (): void => {
    // Hidden fields take no focus.
    flushSync(() => setStep('credentials'));
    credentials.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  };

  const sendCode = async (code: string) => {
    if (step !== 'google') {
      const payload = await sendLogin({ ...(step as Credentials), code });
      return { ...payload, to: signInTarget(payload.viewer, returnTo) };
    }
    const payload = await sendFinishSignIn(code);
    return { ...payload, to: payload.viewer ? googleTarget(payload.viewer, returnTo) : '' };
  };

  return (
    <LoginView returnTo={returnTo}>
      {/* Stays there, so that going back finds what was typed. */}
      <div ref={credentials} className={classes.parts} hidden={step !== 'credentials'}>
        <GoogleSignIn returnTo={returnTo} onCodeNeeded={() => setStep('google')} />
        <LoginForm returnTo={returnTo} onCodeNeeded={setStep} />
      </div>
      {step === 'credentials' ? null : <CodeForm send={sendCode} onBack={goBack} />}
    </LoginView>
  );
}
