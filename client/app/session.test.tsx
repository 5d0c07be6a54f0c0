import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aViewer } from '../testing/render';
import { hints } from './hints';
import { SessionProvider, useSession } from './session';

const fetched = jest.fn();

function Probe() {
  const { state, failed, reloadSession } = useSession();
  return (
    <button onClick={() => void reloadSession().catch(() => undefined)}>
      {state} {failed ? 'failed' : 'fine'}
    </button>
  );
}

const answer = (viewer: unknown) => ({ ok: true, json: async () => ({ data: { viewer } }) });

function renderProbe(): void {
  render(
    <SessionProvider>
      <Probe />
    </SessionProvider>,
  );
}

beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
  hints.setUserType(null);
});

describe('the session', () => {
  it('is loading until the server has answered', async () => {
    fetched.mockResolvedValue(answer(null));
    renderProbe();
    expect(screen.getByText('loading fine')).toBeVisible();
    expect(await screen.findByText('signed-out fine')).toBeVisible();
  });

  it.each([
    ['user', {}],
    ['company', { activeRole: 'COMPANY' }],
    ['admin', { activeRole: 'ADMIN' }],
    ['unverified', { emailVerified: false }],
  ] as const)('leaves the hint %s behind', async (state, over) => {
    fetched.mockResolvedValue(answer(aViewer(over)));
    renderProbe();
    await screen.findByText(`${state} fine`);
    expect(hints.userType()).toBe(state);
  });

  it('forgets a hint that was wrong', async () => {
    hints.setUserType('admin');
    fetched.mockResolvedValue(answer(null));
    renderProbe();
    await screen.findByText('signed-out fine');
    expect(hints.userType()).toBeNull();
  });

  it('says that it failed, and recovers with the next try', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    renderProbe();
    const probe = await screen.findByText('loading failed');
    fetched.mockResolvedValue(answer(aViewer()));
    await userEvent.click(probe);
    expect(await screen.findByText('user fine')).toBeVisible();
  });
});
