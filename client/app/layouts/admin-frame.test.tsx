import { screen } from '@testing-library/react';
import { renderPortal } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { AdminLayout } from './AdminLayout';

describe('the frame of the administrators', () => {
  it('says who is signed in', async () => {
    renderPortal(<AdminLayout />, {
      viewer: aViewer({ email: 'ratna@people.test', roles: ['ADMIN'], activeRole: 'ADMIN', adminName: 'Ratna Sari' }),
      answers: [],
    });
    expect((await screen.findAllByText('Ratna Sari')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('ratna@people.test').length).toBeGreaterThan(0);
  });
});
