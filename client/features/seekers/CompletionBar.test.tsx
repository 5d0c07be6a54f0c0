import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render';
import { CompletionBar } from './CompletionBar';

it.each([
  [0, 'red'],
  [44, 'red'],
  [49, 'red'],
  [50, 'yellow'],
  [56, 'yellow'],
  [79, 'yellow'],
  [80, 'green'],
  [89, 'green'],
  [100, 'green'],
])('a profile of %i percent is %s, and the number is beside it', (percent, colour) => {
  renderApp(<CompletionBar percent={percent} missing={['PORTFOLIO', 'PICTURE']} />);
  expect(screen.getByRole('progressbar', { name: 'Profile completion' })).toHaveAttribute('data-colour', colour);
  expect(screen.getByText(`${percent}%`)).toBeVisible();
  expect(screen.getByText('Not yet: portfolio, picture')).toBeVisible();
});
