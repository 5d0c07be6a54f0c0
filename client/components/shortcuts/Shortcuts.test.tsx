import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../testing/render';
import { Shortcuts } from './Shortcuts';

function Page() {
  const [place, setPlace] = useState(0);
  return (
    <>
      <p role="status">{`Place ${place}`}</p>
      <input aria-label="Search" />
      <button type="button">Elsewhere</button>
      <Shortcuts
        shortcuts={[
          { key: 'j', text: 'Next job', run: () => setPlace((last) => last + 1) },
          { key: 'Enter', text: 'First job', run: () => setPlace(0) },
        ]}
      />
    </>
  );
}

test('keys act on the page, but not while one types, with Ctrl, or in place of a button', async () => {
  renderApp(<Page />);

  await userEvent.keyboard('jJ{Control>}j{/Control}');
  expect(screen.getByRole('status')).toHaveTextContent('Place 2');

  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'j{Enter}');
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Place 2');
});

test('? lists the keys, and there they can be switched off and on again', async () => {
  renderApp(<Page />);

  await userEvent.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('JNext job');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use these keys' }));
  await userEvent.keyboard('{Escape}j?');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Place 0');

  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use these keys' }));
  await userEvent.keyboard('j');
  expect(screen.getByRole('status')).toHaveTextContent('Place 1');
});
