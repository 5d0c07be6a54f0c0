import { notifications, notificationsStore } from '@mantine/notifications';
import { shownToasts } from '../testing/shown-toasts';
import { toast, type ToastPosition } from './toasts';

beforeEach(() => notifications.clean());

describe('a toast', () => {
  it.each(['success', 'error', 'warning', 'info'] as const)('of the kind %s stays 3 seconds unless told', (kind) => {
    toast[kind]('Words');
    expect(shownToasts()).toMatchObject([{ message: 'Words', milliseconds: 3000 }]);
    expect(notificationsStore.getState().notifications[0]).toMatchObject({ 'data-kind': kind });
  });

  it('stands in any of six places, as long as it is told', () => {
    const places: ToastPosition[] = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'];
    places.forEach((position, index) => toast.info('Words', { position, milliseconds: 1000 + index }));
    expect(shownToasts().map(({ position, milliseconds }) => [position, milliseconds])).toEqual(places.map((position, index) => [position, 1000 + index]));
  });
});
