import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { leaveForFreshPage, useSession } from '../../../app/session';
import { applyCode } from './apply-code';
import { readVerificationLink, redirectOf, verifyEmailScreen, type CodeOutcome } from './verify-email-screen';
import { VerifyEmailView } from './VerifyEmailView';

const applying: CodeOutcome = { kind: 'applying' };

function useAppliedCode(code: string | null): { outcome: CodeOutcome; retry: () => void } {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; outcome: CodeOutcome } | null>(null);

  useEffect(() => {
    if (!code) return;
    let isCurrent = true;
    void applyCode(client, code).then((outcome) => {
      if (isCurrent) setAnswer({ attempt, outcome });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, code, attempt]);

  const outcome = !code ? ({ kind: 'none' } as const) : answer?.attempt === attempt ? answer.outcome : applying;
  return { outcome, retry: () => setAttempt((count) => count + 1) };
}

/** The link may be opened on another device: coming back to this tab asks the server whether the wait is over. */
function useSessionOnFocus(isWaiting: boolean): void {
  const { reloadSession } = useSession();
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (): void => void reloadSession().catch(() => undefined);
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [isWaiting, reloadSession]);
}

function VerifyEmail({ parameters }: { parameters: URLSearchParams }) {
  const { state, viewer, failed, reloadSession } = useSession();
  const link = useMemo(() => readVerificationLink(parameters), [parameters]);
  const { outcome, retry } = useAppliedCode(link.code);
  const screen = verifyEmailScreen(link, outcome, state);
  useSessionOnFocus(screen.kind === 'waiting');

  const [stays, setStays] = useState(false);
  const redirect =
    stays && (screen.kind === 'failed' || ('disownToken' in screen && screen.disownToken)) ? null : redirectOf(screen);
  const to = redirect?.to;
  const milliseconds = redirect?.milliseconds;
  useEffect(() => {
    if (to === undefined) return;
    // A fresh page: this one still believes that the address is unverified.
    const timer = setTimeout(() => leaveForFreshPage(to), milliseconds);
    return () => clearTimeout(timer);
  }, [to, milliseconds]);

  return (
    <VerifyEmailView
      screen={screen}
      email={viewer?.email ?? null}
      onRetryCode={() => {
        setStays(true);
        retry();
      }}
      onStay={() => setStays(true)}
      onRetrySession={failed ? reloadSession : undefined}
    />
  );
}

export function VerifyEmailPage() {
  const [parameters] = useSearchParams();
  // Another link is another page: no result of the one before may count for it.
  return <VerifyEmail key={parameters.toString()} parameters={parameters} />;
}
