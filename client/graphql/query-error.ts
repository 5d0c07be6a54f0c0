import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The refusal among a response's errors: one that carries a code, and so a text of the catalogue. */
function refusalOf(error: unknown): { code: string; message: string } | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  for (const { message, extensions } of error.errors) {
    const code: unknown = extensions?.errorCode;
    if (typeof code === 'string') return { code, message };
  }
  return null;
}

/** What to show for a query that failed: the server's own text for a refusal, the page's text for everything else. */
export function queryErrorText(error: unknown, fallback: string): string {
  return refusalOf(error)?.message ?? fallback;
}

/** True when the server asked for a fresh code, and none was given. */
export function waitsForCode(error: unknown): boolean {
  return refusalOf(error)?.code === 'STEP_UP_REQUIRED';
}

/** True when the server said no: trying again would return the same, except where it asks for a fresh code. */
export function isRefusal(error: unknown): boolean {
  const refusal = refusalOf(error);
  return refusal !== null && !waitsForCode(error);
}
