import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApolloClient } from '@apollo/client';
import { leaveForFreshPage, useSession } from '../../../app/session';
import { readVerificationLink, redirectOf, verifyEmailScreen, type CodeOutcome } from './verify-email-screen';
import { VerifyEmailView } from './VerifyEmailView';
import { VerifyEmailDocument } from '../../../graphql/generated';

/**
 * Codes of this page that are under way or done. A code is good once: an effect that runs twice (React's strict
 * mode, a remount) must get the first result, not a second try.
 */
const applied = new Map<string, Promise<CodeOutcome>>();

async function send(client: ApolloClient, oobCode: string): Promise<CodeOutcome> {
  const { data } = await client.mutate({ mutation: VerifyEmailDocument, variables: { oobCode } });
  const payload = data?.verifyEmail;
  if (!payload) throw new Error('The answer carries no payload');
  const refusal = payload.errors[0];
  if (refusal) return { kind: 'failed', reason: 'invalid', message: refusal.message };
  return {
    kind: 'applied',
    role: payload.role,
    wasVerifiedBefore: payload.wasVerifiedBefore ?? false,
    disownToken: payload.disownToken ?? null,
  };
}

/** Applies the code, once in the life of this page; never rejects. Only a call that did not get through may be repeated. */
function applyCode(client: ApolloClient, code: string): Promise<CodeOutcome> {
  const known = applied.get(code);
  if (known) return known;
  const outcome = send(client, code).catch((): CodeOutcome => {
    applied.delete(code);
    return { kind: 'failed', reason: 'unknown' };
  });
  applied.set(code, outcome);
  return outcome;
}

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
