import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';

interface PayloadData {
  errors?: readonly { code?: string }[];
}

/** A command says so in its payload, a list as the error of its field. */
function needsStepUp({ data, errors }: ApolloLink.Result): boolean {
  if (errors?.some(({ extensions }) => extensions?.errorCode === 'STEP_UP_REQUIRED')) return true;
  return Object.values((data ?? {}) as Record<string, PayloadData | null>).some(
    (payload) => Array.isArray(payload?.errors) && payload.errors.some(({ code }) => code === 'STEP_UP_REQUIRED'),
  );
}

/**
 * When the server requires a fresh code, asks for it and sends the operation again. Without a code, or where the operation's
 * context says `asksForNoCode`, the refusal is passed on.
 */
export function stepUpLink(askForCode: () => Promise<boolean>): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((answer) => {
        if (!needsStepUp(answer) || operation.getContext().asksForNoCode) return of(answer);
        return from(askForCode()).pipe(mergeMap((shown) => (shown ? forward(operation) : of(answer))));
      }),
    ),
  );
}
