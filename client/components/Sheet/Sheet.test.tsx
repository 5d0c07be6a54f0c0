import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render';
import { Sheet } from './Sheet';

const close = jest.fn<void, []>();
const show = () => {
  close.mockReset();
  renderApp(
    <Sheet opened title="Reason" onClose={close}>
      <textarea aria-label="Words" />
    </Sheet>,
  );
  return { dialog: screen.getByRole('dialog'), words: screen.getByLabelText('Words') };
};

describe('a window over the page', () => {
  it('closes by a tap beside it', async () => {
    await userEvent.click(show().dialog);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('stays when a press begins inside it and ends beside it, as selecting text does', async () => {
    const { dialog, words } = show();
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: words }, { target: dialog }, { keys: '[/MouseLeft]' }]);
    expect(close).not.toHaveBeenCalled();
  });
});
