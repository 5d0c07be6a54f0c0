import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CompanyReportedDocument,
  JobReportedDocument,
  SendCompanyReportDocument,
  SendJobReportDocument,
} from '../../graphql/generated';
import { aUserError, type UserError } from '../../testing/fixtures/user-error';
import { mockMutation, mockQuery, type OperationMock } from '../../testing/mock-operation';
import { fill } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { ReportAction } from './ReportAction';

const asked = (viewerHasReported: boolean) =>
  mockQuery(JobReportedDocument, { job: { id: 'job-1', viewerHasReported } });
const sentReport = (errors: UserError[] = []) =>
  mockMutation(SendJobReportDocument, {
    reportJob: { job: errors.length > 0 ? null : { id: 'job-1', viewerHasReported: true }, errors },
  });

async function open(name = 'Report this job'): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

const show = (...answers: OperationMock[]) =>
  renderPortal(<ReportAction kind="job" id="job-1" />, { viewer: aViewer(), answers });

describe('reporting a job', () => {
  it('asks for a reason, and for words where it is another one', async () => {
    const { sent } = show(asked(false), sentReport());
    const dialog = await open();
    expect(await within(dialog).findByText(/The company never learns who sent it/)).toBeVisible();
    const send = within(dialog).getByRole('button', { name: 'Send report' });
    await userEvent.click(send);
    expect(within(dialog).getByText('Please choose a reason')).toBeVisible();
    expect(within(dialog).getByRole('radio', { name: 'Asks for money' })).toHaveFocus();

    await userEvent.click(within(dialog).getByRole('radio', { name: 'Something else' }));
    await userEvent.click(send);
    expect(within(dialog).getByText('Please say what is wrong')).toBeVisible();
    fill(within(dialog).getByRole('textbox', { name: /Tell us more/ }), 'They were rude');
    await userEvent.click(send);

    expect(await screen.findByText('Thank you. Your report was sent to our team.')).toBeInTheDocument();
    expect(sent(SendJobReportDocument)).toEqual([
      { input: { jobId: 'job-1', reason: 'OTHER', text: 'They were rude' } },
    ]);
  });

  it('says that it was reported already', async () => {
    show(asked(true));
    expect(await screen.findByRole('button', { name: 'Report this job' })).toBeVisible();
    expect(screen.getAllByText(/A real company never asks you for money/)).toHaveLength(1);
    const dialog = await open();
    expect(await within(dialog).findByText('You have reported this job. Our team is looking at it.')).toBeVisible();
    expect(within(dialog).queryByRole('radio')).toBeNull();
  });

  it('says what the server refuses and keeps what was chosen', async () => {
    const refusal = aUserError('TOO_MANY_ATTEMPTS', 'Too many attempts. Please wait a few minutes and try again.');
    show(asked(false), sentReport([refusal]));
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'Fake company' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));

    expect(await within(dialog).findByText(refusal.message)).toBeVisible();
    expect(within(dialog).getByRole('radio', { name: 'Fake company' })).toBeChecked();
  });

  it('offers the form when it is not known whether it was reported', async () => {
    show(mockQuery(JobReportedDocument, new Error('offline')));
    const dialog = await open();
    expect(await within(dialog).findByRole('radio', { name: 'Discrimination' })).toBeVisible();
  });
});

test('a company is reported the same way', async () => {
  const company = { id: 'c1', viewerHasReported: false };
  const { sent } = renderPortal(<ReportAction kind="company" id="c1" />, {
    viewer: aViewer(),
    answers: [
      mockQuery(CompanyReportedDocument, { company }),
      mockMutation(SendCompanyReportDocument, {
        reportCompany: { company: { ...company, viewerHasReported: true }, errors: [] },
      }),
    ],
  });
  const dialog = await open('Report this company');
  await userEvent.click(await within(dialog).findByRole('radio', { name: 'Asks for identity or bank data' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));

  expect(await screen.findByText('Thank you. Your report was sent to our team.')).toBeInTheDocument();
  expect(sent(SendCompanyReportDocument)).toEqual([
    { input: { companyId: 'c1', reason: 'ASKS_FOR_IDENTITY', text: '' } },
  ]);
});
