import { screen, waitFor } from '@testing-library/react';
import { ChosenTimeDocument, type ChosenTimeQuery } from '../../graphql/generated';
import { startMockServer } from '../../testing/graphql-server';
import { mockQuery } from '../../testing/mock-operation';
import { renderApp } from '../../testing/render';
import { ChosenTimeStrip } from './ChosenTimeStrip';

const JOB = '01M8J8SKZ6XCZRMDHJZTBCWDBH';
const chosen: NonNullable<ChosenTimeQuery['chosenTime']> = {
  title: 'HR Generalist',
  time: {
    date: '2026-12-07',
    start: '11:30',
    end: '12:30',
    timeZone: 'Asia/Jakarta',
    startsAt: '2026-12-07T04:30:00.000Z',
    endsAt: '2026-12-07T05:30:00.000Z',
    locationType: 'ONSITE',
  },
};

function show(wayBack: string, answer: ChosenTimeQuery['chosenTime'] | Error, name = 'returnTo') {
  const data = answer instanceof Error ? answer : { chosenTime: answer };
  const { sent } = startMockServer([mockQuery(ChosenTimeDocument, data)]);
  renderApp(<ChosenTimeStrip />, { at: `/login?${name}=${encodeURIComponent(wayBack)}`, viewer: null });
  return sent;
}

it.each(['returnTo', 'continueUrl'])('says job, day, time, kind and length of what `%s` leads to', async (name) => {
  const sent = show(`/user/job/${JOB}?slot=S1`, chosen, name);
  const strip = await screen.findByRole('region', { name: 'Your chosen time' });
  expect(strip).toHaveTextContent(/HR Generalist.*Mon, Dec 7.*11:30 WIB.*On-site.*60 minutes/);
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', `/jobs/${JOB}`);
  expect(sent(ChosenTimeDocument)).toEqual([{ jobId: JOB, slotId: 'S1' }]);
});

it.each([
  ['a time that is no longer free', '?slot=S1', 'The time that you chose is no longer free.'],
  ['no time yet', '', 'No time chosen yet'],
])('says %s, and leads to the times', async (_what, query, text) => {
  show(`/user/job/${JOB}${query}`, { ...chosen, time: null });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', `/jobs/${JOB}`);
});

it.each(['/user/jobs', `//evil.test/user/job/${JOB}`, '/user/job/x'])('asks nothing on the way to %s', (wayBack) => {
  expect(show(wayBack, chosen)()).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
});

it.each([
  ['the job is not public', null],
  ['the server does not answer', new Error('offline')],
])('is not there when %s', async (_what, answer) => {
  const sent = show(`/user/job/${JOB}?slot=S1`, answer);
  // The place that was kept for it goes too.
  await waitFor(() => expect(document.querySelector('.strip')).toBeNull());
  expect(sent()).toEqual(['ChosenTime']);
  expect(screen.queryByRole('region')).toBeNull();
});
