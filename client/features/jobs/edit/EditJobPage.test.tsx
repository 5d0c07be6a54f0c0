import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyJobDocument, EditJobDocument } from '../../../graphql/generated';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes';
import { aJob } from '../../../testing/fixtures/job';
import { aUserError } from '../../../testing/fixtures/user-error';
import { mockMutation, mockQuery, refused, type ResponseTo } from '../../../testing/mock-operation';
import { fill } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { signInAgain } from '../../../testing/session-end';
import { EditJobPage } from './EditJobPage';

const job = aJob({
  id: 'job-1',
  title: 'Barsta',
  salary: { min: 4_000_000, max: null, period: 'MONTHLY' },
  // Its job was closed by it: an edit of the rest leaves it.
  autoCloseDate: '2020-01-01',
});
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

const open = (
  saved: ResponseTo<typeof EditJobDocument> = { editJob: { job, errors: [] } },
  given: ResponseTo<typeof CompanyJobDocument> = { job },
) =>
  renderPortal(<EditJobPage />, {
    at: '/company/jobs/job-1/edit',
    answers: [mockQuery(CompanyJobDocument, given), mockMutation(EditJobDocument, saved)],
  });

describe('the edit form', () => {
  it('begins with the posting, has the rules of the create form, sends what was changed alone, and leaves', async () => {
    const { sent } = open();
    expect(await screen.findByDisplayValue('Barsta')).toBeVisible();
    expect(screen.getByText(/is told by e-mail what changed/)).toBeVisible();
    fill(field(/Job title/), '');
    fill(field(/Maximum salary/), '1');
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill out all required fields');
    expect(screen.getByText('Minimum salary cannot be greater than maximum salary')).toBeVisible();
    expect(sent(EditJobDocument)).toEqual([]);
    fill(field(/Job title/), 'Barista');
    expect(hasUnsavedChanges()).toBe(true);
    fill(field(/Maximum salary/), '5000000');
    await save();
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(hasUnsavedChanges()).toBe(false);
    expect(sent(EditJobDocument)).toEqual([
      {
        input: {
          jobId: 'job-1',
          title: 'Barista',
          salaryMin: 4_000_000,
          salaryMax: 5_000_000,
          salaryPeriod: 'MONTHLY',
        },
      },
    ]);
  });

  it("is restored after the session ended, and keeps a colleague's newer changes", async () => {
    open();
    await screen.findByDisplayValue('Barsta');
    fill(field(/Job title/), 'Barista');
    await signInAgain();

    const { sent } = open(undefined, { job: { ...job, location: 'Cimahi' } });
    expect(await screen.findByDisplayValue('Barista')).toBeVisible();
    expect(field(/Location/)).toHaveValue('Cimahi');
    await save();

    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(sent(EditJobDocument)).toEqual([{ input: { jobId: 'job-1', title: 'Barista' } }]);
  });

  it('shows a refusal of the server at its field, and keeps what was typed', async () => {
    const message = 'Salary, location and employment type cannot change in the last 24 hours before an interview';
    open({ editJob: { job: null, errors: [aUserError('JOB_EDIT_TOO_LATE', message, ['location'])] } });
    await screen.findByDisplayValue('Barsta');
    fill(field(/Location/), 'Bogor');
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(/Location/)).toHaveValue('Bogor');
  });

  it('says when the rules hold the job', async () => {
    open({ editJob: { job: { ...job, isPaused: true }, errors: [] } });
    await screen.findByDisplayValue('Barsta');
    fill(field(/Description/), 'Pay first');
    await save();
    expect(await screen.findByText(/Our team reads the job before seekers see it again/)).toBeVisible();
  });

  it.each<[string, ResponseTo<typeof CompanyJobDocument>, string]>([
    ['cannot be loaded', new Error('down'), 'Failed to load job details. Please try again later.'],
    ['is gone', refused('Job not found', 'JOB_NOT_FOUND'), 'Job not found'],
  ])('is not drawn for a job that %s', async (_why, given, text) => {
    open(undefined, given);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  });
});
