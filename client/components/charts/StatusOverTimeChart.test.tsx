import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render';
import { StatusOverTimeChart } from './StatusOverTimeChart';

const days = [
  { date: '2026-11-19', pending: 3, accepted: 1, rejected: 0 },
  { date: '2026-11-20', pending: 1200, accepted: 0, rejected: 2 },
];

describe('applications over time', () => {
  it('says the same in a table as in the drawing', async () => {
    renderApp(<StatusOverTimeChart days={days} label="Applications by status" />);
    const table = screen.getByRole('table', { name: 'Applications by status' });
    const texts = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(texts).toEqual(['DayPendingAcceptedRejected', 'Nov 19, 2026310', 'Nov 20, 2026120002']);
    await waitFor(() => expect(document.querySelector('.recharts-wrapper')).not.toBeNull());
    expect(document.querySelector('.recharts-wrapper')?.closest('[aria-hidden]')).not.toBeNull();
  });

  it('names each status beside its colour, with its sum', () => {
    renderApp(<StatusOverTimeChart days={days} label="Applications by status" />);
    const legend = screen.getByRole('list', { name: 'In total' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Pending 1.203', 'Accepted 1', 'Rejected 2']);
  });
});
