import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../testing/render';
import { PagedList } from './PagedList';

it.each(['Next', 'Previous', 'Page 3'])('%s leads to the top of the list, and the keyboard with it', async (name) => {
  const scrolled = jest.spyOn(window.HTMLElement.prototype, 'scrollIntoView');
  const onChange = jest.fn();
  renderApp(
    <PagedList page={2} pageCount={3} onChange={onChange} label="Job pages">
      <p>120 jobs</p>
    </PagedList>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onChange).toHaveBeenCalledWith({ Next: 3, Previous: 1, 'Page 3': 3 }[name]);
  const top = screen.getByText('120 jobs').parentElement;
  expect(top).toHaveFocus();
  expect(scrolled.mock.instances).toEqual([top]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
});
