import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOUR_MS } from '../../../domain/time';
import { followInstallOffer } from '../../lib/install-offer';
import { renderApp } from '../../testing/render';
import { InstallOffer } from './InstallOffer';

const line = /home screen/;
let now: jest.SpyInstance;
const ask = jest.fn(() => Promise.resolve());

beforeEach(() => {
  now = jest.spyOn(Date, 'now').mockReturnValue(HOUR_MS);
  followInstallOffer();
});

/** The dashboard, where the browser says that it could install the application. */
function visit(): () => void {
  const { unmount } = renderApp(<InstallOffer />);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: ask });
  act(() => void window.dispatchEvent(event));
  // The browser shows no window of its own.
  expect(event.defaultPrevented).toBe(true);
  return unmount;
}

it('is a line from the second visit on, and stays away once it was declined', async () => {
  visit()();
  now.mockReturnValue(2 * HOUR_MS - 1);
  visit()();
  expect(screen.queryByText(line)).toBeNull();

  now.mockReturnValue(2 * HOUR_MS + 1);
  const leave = visit();
  expect(await screen.findByText(line)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByText(line)).toBeNull();
  leave();
  now.mockReturnValue(90 * HOUR_MS);
  visit();
  expect(screen.queryByText(line)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});
