import { screen } from '@testing-library/react';
import { renderPortal } from '../../testing/portal';
import { anAdminViewer } from '../../testing/render';
import { AdminLayout } from './AdminLayout';

it('the frame of the administrators says who is signed in', async () => {
  renderPortal(<AdminLayout />, { viewer: anAdminViewer({ email: 'ratna@people.test', adminName: 'Ratna Sari' }) });
  expect((await screen.findAllByText('Ratna Sari')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('ratna@people.test').length).toBeGreaterThan(0);
});
