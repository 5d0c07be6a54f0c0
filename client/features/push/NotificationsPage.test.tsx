import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ChoosePushDocument,
  OwnConsentsDocument,
  PushSettingsDocument,
  type PushSettingsFieldsFragment,
  SavePushHereDocument,
} from '../../graphql/generated';
import { isOwnPhone } from '../../lib/own-phone';
import { pushAccount } from '../../lib/push-here';
import { mockMutation, mockQuery } from '../../testing/mock-operation';
import { renderPortal } from '../../testing/portal';
import { aCompanyViewer, aViewer } from '../../testing/render';
import { NotificationsPage } from './NotificationsPage';
import { PushQuestion } from './PushQuestion';
import { PushSection } from './PushSection';

const settings: PushSettingsFieldsFragment = {
  publicKey: 'public',
  isOn: false,
  isQuietAtNight: true,
  showsDetails: false,
  zone: null,
  preferences: [{ kind: 'PUSH_ANSWERS', isOn: true }],
  subscriptions: [],
};
const told = (over: object | null = {}) =>
  mockQuery(PushSettingsDocument, { pushSettings: over && { ...settings, ...over } });
const consents = mockQuery(OwnConsentsDocument, {
  consents: { changes: [], mails: [{ kind: 'APPLICATION_NEWS', isOn: true }] },
});

/** A browser that could show notifications, and what it says when it is asked to. */
function useBrowser(permission: NotificationPermission, subscribe: () => Promise<unknown>): void {
  const worker = { pushManager: { subscribe, getSubscription: () => Promise.resolve(null) } };
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve(worker) }, configurable: true });
  Object.assign(globalThis, {
    PushManager: class {},
    Notification: Object.assign(() => undefined, { permission }),
    caches: { open: () => Promise.resolve({ put: () => Promise.resolve() }), delete: () => Promise.resolve(true) },
    Response: { json: (value: unknown) => value },
  });
}
const globals = { Response: globalThis.Response };
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['PushManager', 'Notification', 'caches']) Reflect.deleteProperty(globalThis, name);
  Object.assign(globalThis, globals);
});
const subscription = { toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } }) };

describe('notifications', () => {
  it.each([
    ['cannot show any', undefined, /This browser shows no notifications/],
    ['refuses them for good', 'denied', /Allow them in its settings/],
  ] as const)('a browser that %s says what to do', async (_what, permission, words) => {
    if (permission) useBrowser(permission, () => Promise.reject(new Error('refused')));
    renderPortal(<NotificationsPage />, { viewer: aViewer(), answers: [told(), consents] });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, tell me' })).toBeNull();
  });

  it('are absent where the server sends none', async () => {
    useBrowser('default', () => Promise.resolve(subscription));
    const { sent } = renderPortal(
      <>
        <PushQuestion />
        <PushSection withBrowsers />
        <NotificationsPage />
      </>,
      { viewer: aViewer(), answers: [told(null), consents] },
    );
    expect(await screen.findByText('Notifications are not available here.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Choose what is told to you' })).toBeNull();
    expect(sent()).toContain('PushSettings');
  });

  it('are chosen by kind', async () => {
    const { sent } = renderPortal(<NotificationsPage />, {
      viewer: aViewer(),
      answers: [told(), consents, mockMutation(ChoosePushDocument, { setPushPreference: { errors: [] } })],
    });
    await userEvent.click(await screen.findByRole('switch', { name: 'Application answered, on the phone' }));
    await waitFor(() => expect(sent(ChoosePushDocument)).toEqual([{ kind: 'PUSH_ANSWERS', isOn: false }]));
  });
});

describe('the question', () => {
  const viewer = aViewer();
  const saved = mockMutation(SavePushHereDocument, {
    savePushSubscription: {
      settings: {
        ...settings,
        isOn: true,
        subscriptions: [
          {
            id: 's1',
            device: 'x',
            createdAt: '2026-11-24T00:00:00Z',
            lastUsedAt: '2026-11-24T00:00:00Z',
            isCurrent: true,
          },
        ],
      },
      errors: [],
    },
  });

  it('makes the browser the account’s own, and is not asked again', async () => {
    useBrowser('default', () => Promise.resolve(subscription));
    const { sent, unmount } = renderPortal(<PushQuestion />, { viewer, answers: [told(), saved] });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, tell me' }));
    await waitFor(() => expect(pushAccount()).toBe(viewer.id));
    expect(isOwnPhone(viewer.id)).toBe(true);
    expect(sent(SavePushHereDocument)).toEqual([
      {
        input: {
          endpoint: 'https://push.test/1',
          p256dh: 'p',
          auth: 'a',
          showsDetails: false,
          zone: expect.any(String),
        },
      },
    ]);
    unmount();
    renderPortal(<PushQuestion />, { viewer, answers: [told()] });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says to a company what it is about, and stays away after "later"', async () => {
    useBrowser('default', () => Promise.reject(new Error('never asked')));
    const company = aCompanyViewer();
    const { sent } = renderPortal(<PushQuestion />, { viewer: company, answers: [told()] });
    expect(await screen.findByText('there are new applicants, once an hour at most')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'E-mail is enough' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent()).toEqual(['PushSettings']);
    expect(pushAccount()).toBeNull();
  });

  it.each(['granted', 'denied'] as const)('is not put to a browser that has answered: %s', (permission) => {
    useBrowser(permission, () => Promise.resolve(subscription));
    const { sent } = renderPortal(<PushQuestion />, { viewer, answers: [told()] });
    expect(sent()).toEqual([]);
  });
});
