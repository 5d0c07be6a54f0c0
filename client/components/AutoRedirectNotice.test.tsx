import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderApp } from '../testing/render';
import { pass } from '../testing/timers';
import { AutoRedirectNotice } from './AutoRedirectNotice';

beforeEach(() => void jest.useFakeTimers());

function show(): void {
  renderApp(
    <Routes>
      <Route path="/company/job/j" element={<p>The job</p>} />
      <Route
        path="/"
        element={<AutoRedirectNotice message="Applicant accepted." to="/company/job/j" destination="the job" />}
      />
    </Routes>,
  );
}

describe('what says that something was done', () => {
  it('goes back by itself after 2 seconds', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Applicant accepted.');
    await pass(1900);
    expect(screen.queryByText('The job')).toBeNull();
    await pass(100);
    expect(screen.getByText('The job')).toBeVisible();
  });

  it('stays when the person wants to look', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await pass(10_000);
    expect(screen.queryByText('The job')).toBeNull();
    expect(screen.getByText('Applicant accepted.')).toBeVisible();
  });
});
