import { waitFor } from '@testing-library/react';
import { endedSession, liveForms } from '../lib/ended-session';
import { sayOwnPhone } from '../lib/say-own-phone';
import { showAccount, showNoAccount } from '../lib/shown-account';
import { Channel } from '../testing/channel';
import { browser, followSessionChanges, leaveForFreshPage, reloadAfterSession, reloadKeepingForms } from './fresh-page';
import { hints } from './hints';
import { leaveForLogin } from './leave-for-login';

let goTo: jest.SpyInstance;
let reload: jest.SpyInstance;
let undo: () => void = () => undefined;

beforeEach(() => {
  goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
  reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  Object.assign(globalThis, { BroadcastChannel: Channel });
  undo = followSessionChanges();
});

afterEach(() => undo());

const tell = (change: string): void => Channel.tell('temukerja-session', change);

describe('a change of session', () => {
  it('forgets the role, tells the other tabs and loads the new page', () => {
    const otherTab = new Channel('temukerja-session');
    const heard = jest.fn();
    otherTab.addEventListener('message', heard);
    hints.setUserType('company');
    hints.setLastVerificationEmailSentAt(1000);

    leaveForFreshPage('/');

    expect(heard).toHaveBeenCalledTimes(1);
    expect(goTo).toHaveBeenCalledWith('/');
    expect(hints.userType()).toBeNull();
    expect(hints.lastVerificationEmailSentAt()).toBe(1000);
    otherTab.close();
  });

  it('keeps leaving when a response of the ended session comes late, and does not reload', () => {
    leaveForFreshPage('/');
    leaveForLogin();
    expect(goTo.mock.calls).toEqual([['/']]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('of another tab reloads this one', () => {
    tell('changed');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('beside a form in which something was entered', () => {
  beforeEach(() => {
    liveForms.set('edit-job 1', () => ({ title: 'Kasir' }));
    showAccount({ id: 'account-1', draftKey: btoa('k'.repeat(32)) }, reloadAfterSession);
  });
  afterEach(() => {
    liveForms.clear();
    showNoAccount();
  });

  it('the end of the session keeps it before the page is left, as it was at that moment', async () => {
    leaveForLogin();
    liveForms.clear();
    expect(goTo).not.toHaveBeenCalled();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login?returnTo=%2F'));
    expect(endedSession()).toEqual({ path: '/', at: expect.any(Number), forms: expect.any(String) });
  });

  it.each(['ended', 'changed'])('%s in another tab keeps the session too', async (change) => {
    tell(change);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(endedSession()?.forms).toEqual(expect.any(String));
  });

  it('keeps it when the account changes, and reloads once for any number of refused requests', async () => {
    reloadAfterSession();
    reloadAfterSession();
    leaveForLogin();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(endedSession()?.forms).toEqual(expect.any(String));
    expect(goTo).not.toHaveBeenCalled();
  });

  it('of which a file is gone with a deployment keeps it, and loads again once the new version is here', async () => {
    let isHere = (): void => undefined;
    reloadKeepingForms(new Promise<void>((resolve) => (isHere = resolve)));
    liveForms.clear();
    await waitFor(() => expect(endedSession()?.forms).toEqual(expect.any(String)));
    expect(reload).not.toHaveBeenCalled();
    isHere();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it.each([true, false])('the form outlives the tab only on one’s own phone: %s', async (isOwn) => {
    sayOwnPhone('account-1', isOwn);
    leaveForLogin();
    await waitFor(() => expect(goTo).toHaveBeenCalled());
    window.sessionStorage.clear();
    expect(endedSession() !== null).toBe(isOwn);
    leaveForFreshPage('/', 'left');
    expect(endedSession()).toBeNull();
  });

  it('a logout or a switch of the role keeps nothing', async () => {
    leaveForFreshPage('/company/dashboard', 'switched');
    tell('switched');
    expect(endedSession()).toBeNull();
    leaveForFreshPage('/', 'left');
    expect(endedSession()).toBeNull();
    undo();
    undo = followSessionChanges();
    tell('left');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    expect(endedSession()).toBeNull();
  });
});

it.each([
  [true, 1],
  [false, 0],
])('the back button with a page from the cache: %s reloads %i times', (persisted, times) => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(reload).toHaveBeenCalledTimes(times);
});
