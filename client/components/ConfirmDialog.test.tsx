import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../testing/render';
import { ConfirmDialog, confirmModal } from './ConfirmDialog';
import { ToastArea } from './ToastArea';

function Asking({ onConfirm }: { onConfirm: () => void }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Delete
      </button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Delete this?"
        confirmLabel="Yes, delete"
        onConfirm={onConfirm}
      >
        It cannot be undone.
      </ConfirmDialog>
      <ToastArea />
    </>
  );
}

const opener = (): HTMLElement => screen.getByRole('button', { name: 'Delete' });

describe('the confirm dialog', () => {
  it('says so when its code cannot be fetched, and opens at the next press', async () => {
    const offline = [
      jest.spyOn(confirmModal, 'current').mockReturnValue(null),
      jest.spyOn(confirmModal, 'fetch').mockRejectedValueOnce(new Error('offline')),
    ];
    renderApp(<Asking onConfirm={jest.fn()} />);
    await userEvent.click(opener());
    expect(await screen.findByText(/could not be opened/)).toBeInTheDocument();
    offline.forEach((part) => part.mockRestore());

    await userEvent.click(opener());
    expect(await screen.findByRole('dialog', { name: 'Delete this?' })).toBeInTheDocument();
  });

  it('starts on the safe answer, gives the focus back, and asks before it confirms', async () => {
    await confirmModal.fetch();
    const onConfirm = jest.fn();
    renderApp(<Asking onConfirm={onConfirm} />);
    await userEvent.click(opener());
    await screen.findByRole('dialog', { name: 'Delete this?' });
    await waitFor(() => expect(screen.getByText('Cancel').closest('button')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener()).toHaveFocus());
    await userEvent.click(opener());
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByText('Yes, delete'));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
