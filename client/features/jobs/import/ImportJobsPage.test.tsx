import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ConfirmPostingsDocument,
  type ConfirmPostingsMutation,
  PostingFileProgressDocument,
  PreviewPostingsDocument,
} from '../../../graphql/generated';
import { aUserError } from '../../../testing/fixtures/user-error';
import { inTurn, mockMutation, mockQuery } from '../../../testing/mock-operation';
import { hrefOf } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { answerUploads } from '../../../testing/upload-server';
import { ImportJobsPage, ConfirmProgress } from './ImportJobsPage';

const line = (number: number, outcome: 'MADE' | 'CHANGED' | 'UNCHANGED' | 'REFUSED', more: object = {}) => ({
  line: number,
  title: `Job ${number}`,
  outcome,
  changedParts: [],
  slotsStay: false,
  staysClosed: false,
  refusals: [],
  ...more,
});
const choose = async (): Promise<void> => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await act(async () => fireEvent.change(input, { target: { files: [new File(['Title'], 'jobs.csv')] } }));
};

describe('posting from a file', () => {
  it('shows what is wrong first, then posts the rest, and can be pressed again when the response is lost', async () => {
    answerUploads([{ status: 201, body: { secure_url: '/files/1', claim: 'secret' } }]);
    const tooLong = { ...aUserError('TEXT_TOO_LONG', 'This text is too long'), field: ['title'] };
    const lines = [
      line(2, 'MADE'),
      line(3, 'CHANGED', { changedParts: ['location', 'salary'], slotsStay: true, staysClosed: true }),
      line(4, 'REFUSED', { refusals: [tooLong] }),
      line(5, 'UNCHANGED', { slotsStay: true }),
      line(6, 'UNCHANGED', { slotsStay: true }),
    ];
    const offline = new Error('offline');
    const confirmPostings = { made: 1, changed: 1, held: 1, errors: [] };
    const { sent } = renderPortal(<ImportJobsPage />, {
      answers: [
        mockMutation(PreviewPostingsDocument, { previewPostings: { lines, errors: [] } }),
        mockMutation(ConfirmPostingsDocument, inTurn<ConfirmPostingsMutation>(offline, { confirmPostings })),
      ],
    });
    expect(hrefOf('Download the template')).toBe('/exports/posting-template.csv');
    await choose();
    const refused = await screen.findByRole('region', { name: '1 line with a problem' });
    expect(within(refused).getByText('Title: This text is too long')).toBeVisible();
    const changed = screen.getByRole('region', { name: '1 changed job' });
    expect(within(changed).getByText('Changes: location, salary')).toBeVisible();
    expect(within(changed).getByText('It is closed and stays closed until you open it on its page.')).toBeVisible();
    expect(within(changed).getByText(/Interview slots stay as they are/)).toBeVisible();
    // Once for all lines that change nothing.
    const unchanged = screen.getByRole('region', { name: '2 lines that change nothing' });
    expect(within(unchanged).getByText(/Interview slots stay as they are/)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('1 line with a problem');
    const post = screen.getByRole('button', { name: 'Post this file' });
    await userEvent.click(post);
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing is posted twice');
    await userEvent.click(post);
    expect(await screen.findByText('1 new job')).toBeVisible();
    expect(screen.getByText('Our team reads 1 of them before seekers see it.')).toBeVisible();
    expect(sent(ConfirmPostingsDocument)).toEqual([{ claim: 'secret' }, { claim: 'secret' }]);
  });

  it('says beside the file why it is refused, and offers no button where nothing can be posted', async () => {
    answerUploads([
      { status: 201, body: { secure_url: '/files/1', claim: 'first' } },
      { status: 201, body: { secure_url: '/files/2', claim: 'second' } },
    ]);
    const errors = [aUserError('POSTING_FILE_EMPTY', 'The file has no postings.')];
    renderPortal(<ImportJobsPage />, {
      answers: [
        mockMutation(PreviewPostingsDocument, ({ claim }) => ({
          previewPostings: claim === 'first' ? { lines: null, errors } : { lines: [line(2, 'UNCHANGED')], errors: [] },
        })),
      ],
    });
    await choose();
    expect(await screen.findByText('The file has no postings.')).toBeVisible();
    await choose();
    await waitFor(() => expect(screen.getByText('Job 2')).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Post this file' })).toBeNull();
  });

  it('says how far the server is with it', async () => {
    renderPortal(<ConfirmProgress />, {
      answers: [mockQuery(PostingFileProgressDocument, { postingFileProgress: 37 })],
    });
    const bar = await screen.findByRole('progressbar', { name: 'Posting the file' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '37'));
  });
});
