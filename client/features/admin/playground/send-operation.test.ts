import { browser } from '../../../app/fresh-page';
import { sendOperation } from './send-operation';

let goTo: jest.SpyInstance;
beforeEach(() => {
  goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
});

const UNAUTHENTICATED = { errors: [{ message: 'Please log in', extensions: { code: 'UNAUTHENTICATED' } }] };
const FORBIDDEN = { errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }] };

/** The response to what was typed, and then who is signed in. */
function answering(answer: object, viewer: object | null | Error): void {
  global.fetch = jest.fn((_url: unknown, init: { body: string }) => {
    const isViewer = init.body.includes('query Viewer');
    if (isViewer && viewer instanceof Error) return Promise.reject(viewer);
    const body = isViewer ? { data: { viewer } } : answer;
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) });
  }) as never;
}

const send = () => sendOperation({ query: '{ adminUsers { endCursor } }' });

describe('the playground', () => {
  it('shows instants as clocks in Jakarta do, and leaves days and words', async () => {
    const items = [{ createdAt: '2026-11-20T18:30:00.000Z', day: '2026-11-20', note: 'at 2026-11-20T18:30:00.000Z' }];
    answering({ data: { adminUsers: { items } } }, null);
    expect(await send()).toEqual({
      data: { adminUsers: { items: [{ ...items[0], createdAt: '2026-11-21T01:30:00.000+07:00' }] } },
    });
  });

  it.each([
    ['nobody is signed in any more', UNAUTHENTICATED, null],
    ['the role has changed', FORBIDDEN, { activeRole: 'USER' }],
  ])('leads to the login when %s', async (_when, answer, viewer) => {
    answering(answer, viewer);
    expect(await send()).toEqual(answer);
    expect(goTo).toHaveBeenCalledWith('/login?returnTo=%2Fadmin%2Fplayground');
  });

  it.each([
    ['is only refused', FORBIDDEN, { activeRole: 'ADMIN' }],
    ['cannot reach the server', UNAUTHENTICATED, new Error('offline')],
    ['made a mistake in the query', { errors: [{ message: 'x', extensions: { code: 'BAD_USER_INPUT' } }] }, null],
    ['was answered', { data: { adminUsers: null } }, null],
  ])('stays for a person who %s', async (_when, answer, viewer) => {
    answering(answer, viewer);
    expect(await send()).toEqual(answer);
    expect(goTo).not.toHaveBeenCalled();
  });
});
