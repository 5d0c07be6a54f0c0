import { browser, followSessionChanges, leaveForFreshPage } from './fresh-page';
import { hints } from './hints';
import { leaveForLogin } from './leave-for-login';

/** jsdom has no channel; this one delivers, like a browser's, to every channel of the name but the sender. */
class Channel extends EventTarget {
  static all = new Set<Channel>();
  constructor(readonly name: string) {
    super();
    Channel.all.add(this);
  }
  postMessage(): void {
    for (const other of Channel.all) if (other !== this) other.dispatchEvent(new Event('message'));
  }
  close(): void {
    Channel.all.delete(this);
  }
}

let goTo: jest.SpyInstance;
beforeEach(() => {
  goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
});
let reload: jest.SpyInstance;
beforeEach(() => {
  reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
});
let undo: () => void = () => undefined;

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  undo = followSessionChanges();
});

afterEach(() => undo());

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

  it('keeps its way when an answer of the ended session comes late', () => {
    leaveForFreshPage('/');
    leaveForLogin();
    expect(goTo.mock.calls).toEqual([['/']]);
  });

  it('does not reload the page that is leaving', () => {
    leaveForFreshPage('/');
    expect(reload).not.toHaveBeenCalled();
  });

  it('of another tab reloads this one', () => {
    const otherTab = new Channel('temukerja-session');
    otherTab.postMessage();
    expect(reload).toHaveBeenCalledTimes(1);
    otherTab.close();
  });
});

describe('the back button', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('with a page from the cache: %s reloads %i times', (persisted, times) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(reload).toHaveBeenCalledTimes(times);
  });
});
