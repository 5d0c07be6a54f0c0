import type { ApolloClient } from '@apollo/client';
import { VerifyEmailDocument } from '../../../graphql/generated';
import type { CodeOutcome } from './verify-email-screen';

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
export function applyCode(client: ApolloClient, code: string): Promise<CodeOutcome> {
  const known = applied.get(code);
  if (known) return known;
  const outcome = send(client, code).catch((): CodeOutcome => {
    applied.delete(code);
    return { kind: 'failed', reason: 'unknown' };
  });
  applied.set(code, outcome);
  return outcome;
}
