import { fireEvent, screen } from '@testing-library/react';
import { textsIn } from '../../testing/page';
import { renderApp } from '../../testing/render';
import { StatusOverTimeChart } from './StatusOverTimeChart';

const days = [
  { date: '2026-11-19', pending: 3, noReply: 4, accepted: 1, rejected: 0, withdrawn: 0 },
  { date: '2026-11-20', pending: 1200, noReply: 0, accepted: 0, rejected: 2, withdrawn: 0 },
];

it('applications over time says the same in a table as in the drawing, and names each status beside its colour, with its sum', () => {
  renderApp(<StatusOverTimeChart days={days} label="Applications by status" />);
  const table = screen.getByRole('table', { name: 'Applications by status' });
  const texts = textsIn(table, 'row');
  expect(texts).toEqual(['DayPendingNo replyAcceptedRejectedWithdrawn', 'Nov 19, 202634100', 'Nov 20, 20261.2000020']);
  // Identified by what it draws, because to screen readers it is not there.
  const second = screen.getByText('Nov 20').parentElement;
  expect(second?.closest('[aria-hidden]')).not.toBeNull();
  const heights = Array.from(second?.querySelectorAll('span') ?? [], ({ style }) => style.height);
  expect(heights).toEqual(['80%', '0%', '0%', expect.stringMatching(/^0\.13/), '0%']);
  fireEvent.pointerEnter(second as Element);
  expect(screen.getByText('Nov 20, 2026', { selector: 'dt' }).parentElement).toHaveTextContent(
    'Nov 20, 2026Pending 1.200No reply 0Accepted 0Rejected 2Withdrawn 0',
  );
  const legend = screen.getByRole('list', { name: 'In total' });
  expect(textsIn(legend, 'listitem')).toEqual([
    'Pending 1.203',
    'No reply 4',
    'Accepted 1',
    'Rejected 2',
    'Withdrawn 0',
  ]);
});
