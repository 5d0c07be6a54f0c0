/** @runs-alone: its subject is the first time that a part is fetched. */
import { act, screen } from '@testing-library/react';
import { renderApp } from '../testing/render';
import { ToastArea, toastList } from './ToastArea';
import { toast } from './toasts';

describe('the toast area', () => {
  // First, while the list has not been fetched: afterwards it stays.
  it('is a live region before the first toast, and still says it when its code cannot be fetched', async () => {
    jest.spyOn(toastList, 'fetch').mockRejectedValueOnce(new Error('offline'));
    const { container } = renderApp(<ToastArea />);
    expect(container.querySelector('[aria-live]')).toBeInTheDocument();
    act(() => void toast.error('Failed to save.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save.');
  });

  it('shows errors as alerts and the rest as status, inside the live region', async () => {
    renderApp(<ToastArea />);
    act(() => void toast.success('Saved.'));
    act(() => void toast.error('Failed to save.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save.');
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
    expect(
      screen.getByText('Saved.').closest('[aria-live]')?.parentElement?.closest('[aria-live]'),
    ).toBeInTheDocument();
  });
});
