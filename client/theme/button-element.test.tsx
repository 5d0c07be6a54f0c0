import { Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../testing/render';

it('a button in a form submits it only where it says so', async () => {
  const submitted = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderApp(
    <form onSubmit={submitted}>
      <Button>Choose</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).toHaveBeenCalledTimes(1);
});
