import { print } from 'graphql';
import { createApolloClient } from '../graphql/apollo';
import { CompanyProfileDocument, TokenBalanceDocument } from '../graphql/generated';
import { ACCOUNT_HEADER } from '../../domain/shown-account';
import { postGraphql } from './post-graphql';
import { showAccount, showNoAccount } from './shown-account';

/** A server that never responds: only the signal ends the call. */
function answerNever(): void {
  Object.assign(globalThis, {
    fetch: (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  });
}

const options = () => ({ renderedRole: 'COMPANY', onSignedOut: jest.fn(), onRoleMismatch: jest.fn() });
const calls = {
  'of a portal': () => createApolloClient(options()).query({ query: TokenBalanceDocument, variables: { id: '1' } }),
  'before a portal': () => postGraphql(print(TokenBalanceDocument)),
};

describe('a call without a response', () => {
  let time: AbortController;
  let timeout: jest.SpyInstance;

  beforeEach(() => {
    answerNever();
    time = new AbortController();
    timeout = jest.fn(() => time.signal);
    Object.assign(AbortSignal, { timeout });
  });

  const runOut = (): void => time.abort(new DOMException('The time is up', 'TimeoutError'));

  it.each(Object.entries(calls))('fails after 60 seconds: %s', async (_which, ask) => {
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

describe('a call of a page', () => {
  /** Responds to each call with the status; returns the headers that came. */
  function answerWith(status: number): Record<string, string>[] {
    const sent: Record<string, string>[] = [];
    const text = JSON.stringify({ data: { viewer: null } });
    Object.assign(globalThis, {
      fetch: async (_url: string, { headers }: { headers: Record<string, string> }) => {
        sent.push(headers);
        return {
          ok: status < 300,
          status,
          headers: new Map(),
          text: async () => text,
          json: async () => JSON.parse(text),
        };
      },
    });
    return sent;
  }
  beforeEach(() => Object.assign(AbortSignal, { timeout: () => new AbortController().signal }));
  afterEach(() => showNoAccount());

  it.each(Object.entries(calls))('%s names the account that the page shows', async (_which, ask) => {
    const sent = answerWith(200);
    showAccount({ id: 'account-1', draftKey: '' }, jest.fn());
    await ask().catch(() => undefined);
    showNoAccount();
    await ask().catch(() => undefined);
    expect(sent.map((headers) => headers[ACCOUNT_HEADER])).toEqual(['account-1', undefined]);
  });

  it.each(Object.entries(calls))('%s leaves the page where another account is signed in', async (_which, ask) => {
    answerWith(409);
    const leave = jest.fn();
    showAccount({ id: 'account-1', draftKey: '' }, leave);
    await expect(ask()).rejects.toThrow();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('leaves for the login when nobody is signed in any more', async () => {
    answerWith(200);
    const leaving = options();
    await createApolloClient(leaving).query({ query: CompanyProfileDocument });
    expect(leaving.onSignedOut).toHaveBeenCalledTimes(1);
  });
});
