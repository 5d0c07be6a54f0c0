import { print } from 'graphql';
import { createApolloClient } from '../graphql/apollo';
import { TokenBalanceDocument } from '../graphql/generated';
import { postGraphql } from './post-graphql';

/** A server that never answers: only the signal ends the call. */
function answerNever(): void {
  Object.assign(globalThis, {
    fetch: (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  });
}

describe('a call that is never answered', () => {
  let time: AbortController;
  let timeout: jest.SpyInstance;

  beforeEach(() => {
    answerNever();
    time = new AbortController();
    timeout = jest.fn(() => time.signal);
    Object.assign(AbortSignal, { timeout });
  });

  const runOut = (): void => time.abort(new DOMException('The time is up', 'TimeoutError'));

  it.each([
    [
      'of a portal',
      () =>
        createApolloClient({ renderedRole: null, onSignedOut: jest.fn(), onRoleMismatch: jest.fn() }).query({
          query: TokenBalanceDocument,
          variables: { id: 'company-1' },
        }),
    ],
    ['before a portal', () => postGraphql(print(TokenBalanceDocument))],
  ])('fails after 60 seconds: %s', async (_which, ask) => {
    const outcome = ask().then(
      () => 'answered',
      (error: unknown) => (error as Error).message,
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(timeout).toHaveBeenCalledWith(60_000);
    runOut();
    expect(await outcome).toBe('The time is up');
  });
});
