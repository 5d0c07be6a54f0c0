import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewerDocument, type ViewerQuery } from '../graphql/generated';
import { startMockServer } from '../testing/graphql-server';
import { inTurn, mockQuery, type ResponseTo } from '../testing/mock-operation';
import { aViewer } from '../testing/render';
import { hints } from './hints';
import { endedSession } from '../lib/ended-session';
import { SessionProvider, useSession } from './session';

function Probe() {
  const { state, failed, reloadSession } = useSession();
  return (
    <button onClick={() => void reloadSession().catch(() => undefined)}>
      {`${state} ${failed ? 'failed' : 'fine'}`}
    </button>
  );
}

function renderProbe(answer: ResponseTo<typeof ViewerDocument>): void {
  startMockServer([mockQuery(ViewerDocument, answer)]);
  render(
    <SessionProvider>
      <Probe />
    </SessionProvider>,
  );
}

beforeEach(() => hints.setUserType(null));

describe('the session', () => {
  it.each([
    ['user', {}],
    ['company', { activeRole: 'COMPANY' }],
    ['admin', { activeRole: 'ADMIN' }],
    ['unverified', { emailVerified: false }],
  ] as const)('leaves the hint %s behind', async (state, over) => {
    renderProbe({ viewer: aViewer(over) });
    await screen.findByText(`${state} fine`);
    expect(hints.userType()).toBe(state);
  });

  it('says that it failed, and recovers with the next try', async () => {
    renderProbe(inTurn<ViewerQuery>(new TypeError('offline'), { viewer: aViewer() }));
    await userEvent.click(await screen.findByText('loading failed'));
    expect(await screen.findByText('user fine')).toBeVisible();
  });

  it('is loading until the server has responded, remembers the page on which it turned out to have ended, and forgets a wrong hint', async () => {
    renderProbe({ viewer: null });
    expect(screen.getByText('loading fine')).toBeVisible();
    await screen.findByText('signed-out fine');
    expect(endedSession()).toBeNull();
    cleanup();
    hints.setUserType('company');
    renderProbe({ viewer: null });
    await screen.findByText('signed-out fine');
    expect(endedSession()).toEqual({ path: '/', at: expect.any(Number), forms: null });
    expect(hints.userType()).toBeNull();
    cleanup();
    renderProbe({ viewer: aViewer() });
    await screen.findByText('user fine');
    expect(endedSession()).toBeNull();
  });
});
