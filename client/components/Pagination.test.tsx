import { screen } from '@testing-library/react';
import { answerMedia } from '../testing/media';
import { renderApp } from '../testing/render';
import { Pagination } from './Pagination';

function show(isNarrow: boolean): (string | null)[] {
  answerMedia((query) => isNarrow && query.includes('max-width'));
  renderApp(<Pagination page={6} pageCount={12} onChange={() => undefined} label="Job pages" />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('pagination', () => {
  it('shows first, last and the page with its neighbours, with ellipses between', () => {
    expect(show(false)).toEqual(['1', '…', '5', '6', '7', '…', '12']);
    expect(screen.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
  });

  it('leaves the neighbours out under 640 px', () => {
    expect(show(true)).toEqual(['1', '…', '6', '…', '12']);
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });
});
