import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendPauseAnswerDocument, type PausedJobFragment } from '../../graphql/generated';
import { aUserError } from '../../testing/fixtures/user-error';
import { mockMutation } from '../../testing/mock-operation';
import { fill } from '../../testing/page';
import { hasUnsavedChanges } from '../../lib/unsaved-changes';
import { renderPortal } from '../../testing/portal';
import { PausedNotice } from './PausedNotice';

const paused = (over: Partial<NonNullable<PausedJobFragment['pause']>> = {}): PausedJobFragment => ({
  id: 'job-1',
  isPaused: true,
  pause: {
    reason: 'It asks for a deposit\n<b>of Rp 1</b>',
    isHeld: false,
    pausedAt: '2026-11-20T03:00:00.000Z',
    answer: null,
    viewerCanAnswer: true,
    ...over,
  },
});

test('a paused job says why, and takes one answer', async () => {
  const { sent } = renderPortal(<PausedNotice job={paused()} />, {
    answers: [mockMutation(SendPauseAnswerDocument, { answerPause: { job: paused(), errors: [] } })],
  });
  const notice = screen.getByRole('note', { name: 'Our team has paused this job' });
  expect(notice).toHaveTextContent('It asks for a deposit <b>of Rp 1</b>');
  expect(notice.querySelector('b')).toBeNull();
  const send = within(notice).getByRole('button', { name: 'Send answer' });
  await userEvent.click(send);
  expect(within(notice).getByText('Please write an answer')).toBeVisible();

  fill(within(notice).getByRole('textbox', { name: /Your answer/ }), 'We do not');
  await userEvent.click(send);

  expect(await screen.findByText('Your answer was sent to our team.')).toBeInTheDocument();
  expect(sent(SendPauseAnswerDocument)).toEqual([{ input: { jobId: 'job-1', text: 'We do not' } }]);
});

test('a refused answer stays in the form with the reason', async () => {
  const refusal = aUserError('PAUSE_ANSWERED', 'This pause has been answered already.');
  renderPortal(<PausedNotice job={paused()} />, {
    answers: [mockMutation(SendPauseAnswerDocument, { answerPause: { job: null, errors: [refusal] } })],
  });
  const answer = screen.getByRole('textbox', { name: /Your answer/ });
  fill(answer, 'Again');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));

  expect(await screen.findByText(refusal.message)).toBeVisible();
  expect(answer).toHaveValue('Again');
  expect(hasUnsavedChanges()).toBe(true);
});

test('an answered pause shows the answer and no form, a held job that it is read first, another job nothing', () => {
  const answered = renderPortal(<PausedNotice job={paused({ answer: 'We do not', viewerCanAnswer: false })} />);
  expect(screen.getByRole('note')).toHaveTextContent('We do not');
  expect(screen.queryByRole('textbox')).toBeNull();
  answered.unmount();
  const held = renderPortal(<PausedNotice job={paused({ isHeld: true })} />);
  expect(screen.getByRole('note', { name: 'Our team reads this job first' })).toHaveTextContent(
    'It asks for a deposit',
  );
  held.unmount();
  renderPortal(<PausedNotice job={{ id: 'job-1', isPaused: false, pause: null }} />);
  expect(screen.queryByRole('note')).toBeNull();
});
