import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render';
import { NotFoundPage } from './NotFoundPage';

it.each([
  ['visitors home', null, '/'],
  ['a seeker to the dashboard', undefined, '/user/dashboard'],
])('the not-found page sends %s', (_name, viewer, target) => {
  renderApp(<NotFoundPage />, viewer === null ? { viewer } : {});
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', target);
});
