import { notificationsStore } from '@mantine/notifications';
import { toast, type ToastPosition } from './toasts';
import { shownToasts } from '../testing/page';

describe('a toast', () => {
  it.each(['success', 'error', 'warning', 'info'] as const)('of the kind %s stays 3 seconds unless told', (kind) => {
    toast[kind]('Words');
    expect(shownToasts()).toMatchObject([{ message: 'Words', milliseconds: 3000 }]);
    expect(notificationsStore.getState().notifications[0]).toMatchObject({ 'data-kind': kind, lang: 'en' });
  });

  it('that is said again takes the place of the one shown, and stays its whole time again', () => {
    toast.error('Failed to save.', { milliseconds: 3000 });
    const [first] = notificationsStore.getState().notifications;
    toast.success('Saved.');
    toast.error('Failed to save.', { milliseconds: 5000 });
    expect(shownToasts()).toMatchObject([{ message: 'Saved.' }, { message: 'Failed to save.', milliseconds: 5000 }]);
    // Another element, so that it is announced again and its time starts again.
    expect(notificationsStore.getState().notifications.at(-1)?.id).not.toBe(first?.id);
  });

  it('of another kind, title or place is another message', () => {
    toast.error('Words');
    toast.warning('Words');
    toast.error('Words', { title: 'cv.pdf' });
    toast.error('Words', { position: 'top-center' });
    expect(shownToasts()).toHaveLength(4);
  });

  it('appears in each of six places, as long as it is a notice', () => {
    const places: ToastPosition[] = [
      'top-left',
      'top-center',
      'top-right',
      'bottom-left',
      'bottom-center',
      'bottom-right',
    ];
    places.forEach((position, index) => toast.info('Words', { position, milliseconds: 1000 + index }));
    expect(shownToasts().map(({ position, milliseconds }) => [position, milliseconds])).toEqual(
      places.map((position, index) => [position, 1000 + index]),
    );
  });
});
