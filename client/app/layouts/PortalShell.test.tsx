import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { aViewer, renderApp } from '../../testing/render';
import { SeekerLayout } from './SeekerLayout';

/** As on a small screen: jsdom lays nothing out, so both menus are there. */
function show(): void {
  renderApp(
    <Routes>
      <Route element={<SeekerLayout />}>
        <Route path="/user/dashboard" element={<h1>The dashboard</h1>} />
        <Route path="/user/applied" element={<h1>The applied jobs</h1>} />
      </Route>
    </Routes>,
    { viewer: aViewer(), at: '/user/dashboard' },
  );
}

async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());

describe('the menu of small screens', () => {
  it('has every page of the portal', async () => {
    show();
    const links = within(within(await openMenu()).getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/user/dashboard'],
      ['Find Jobs', '/user/jobs'],
      ['Applied Jobs', '/user/applied'],
      ['Interview Calendar', '/user/interview-calendar'],
      ['Profile', '/user/profile'],
    ]);
  });

  it('closes with the way to another page', async () => {
    show();
    await userEvent.click(within(await openMenu()).getByRole('link', { name: 'Applied Jobs' }));
    expect(screen.getByRole('heading', { name: 'The applied jobs' })).toBeVisible();
    await isClosed();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on Escape, and stays on the page', async () => {
    show();
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(screen.getByRole('heading', { name: 'The dashboard' })).toBeVisible();
  });
});
