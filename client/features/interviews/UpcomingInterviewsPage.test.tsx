import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpcomingInterviewsDocument } from '../../graphql/generated';
import { anApplication, aRevealedApplicant, type Application } from '../../testing/fixtures/application';
import { mockQuery, type ResponseTo } from '../../testing/mock-operation';
import { renderPortal } from '../../testing/portal';
import { aCompanyViewer } from '../../testing/render';
import { UpcomingInterviewsPage } from './UpcomingInterviewsPage';

const interview = (over: Partial<Application> = {}) =>
  anApplication({
    status: 'ACCEPTED',
    joinUrl: 'https://meet.example/a',
    applicant: aRevealedApplicant({ fullName: 'Sari Dewi' }),
    ...over,
  });
const show = (answer: ResponseTo<typeof UpcomingInterviewsDocument>) =>
  renderPortal(<UpcomingInterviewsPage />, { answers: [mockQuery(UpcomingInterviewsDocument, answer)] });

describe("the company's interview calendar", () => {
  it('names applicant, job and place, and leads to the applicant and the meeting', async () => {
    const onSite = interview({
      id: 'application-2',
      joinUrl: null,
      applicant: null,
      interviewDetails: { venue: 'Lantai 3', link: null, additionalInfo: null },
    });
    show({ interviews: [interview(), onSite] });

    expect(await screen.findByRole('link', { name: 'Sari Dewi' })).toHaveAttribute(
      'href',
      '/company/applicant/application-1',
    );
    expect(screen.getByText('Barista · Online')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Unknown User' })).toHaveAttribute(
      'href',
      '/company/applicant/application-2',
    );
    expect(screen.getByText('Barista · Lantai 3')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Join Interview/ }).map((link) => link.getAttribute('href'))).toEqual([
      'https://meet.example/a',
    ]);
  });

  it('leads to the jobs while there is none', async () => {
    show({ interviews: [] });
    expect(await screen.findByRole('link', { name: 'View My Jobs' })).toHaveAttribute('href', '/company/jobs');
  });

  it('leaves out those of colleagues, and stays while these are asked for', async () => {
    const { sent } = renderPortal(<UpcomingInterviewsPage />, {
      viewer: { ...aCompanyViewer(), hasColleagues: true },
      answers: [mockQuery(UpcomingInterviewsDocument, ({ isMine }) => ({ interviews: isMine ? [] : [interview()] }))],
    });
    await screen.findByRole('link', { name: 'Sari Dewi' });
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    const month = screen.getByRole('grid').getAttribute('aria-label');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only my jobs' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sari Dewi' })).toBeNull());
    expect(sent(UpcomingInterviewsDocument).at(-1)).toMatchObject({ isMine: true });
    expect(screen.getByRole('checkbox', { name: 'Only my jobs' })).toHaveFocus();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-label', month);
  });

  it('says that it could not be loaded, and tries again on demand', async () => {
    let fails = true;
    show(() => (fails ? new Error('offline') : { interviews: [interview()] }));
    expect(await screen.findByText('Failed to load upcoming interviews. Please try again later.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Sari Dewi' })).toBeVisible();
  });

  it('does not call a month empty that could not be loaded, and loads it on demand', async () => {
    let isDown = true;
    const months: unknown[] = [];
    show(({ from }) => {
      if (from && !months.includes(from)) months.push(from);
      return from && months.length > 1 && isDown ? new Error('offline') : { interviews: [interview()] };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
    const problem = await screen.findByText('Failed to load upcoming interviews. Please try again later.');
    await userEvent.click(screen.getAllByRole('button', { name: / 14, / })[0] as HTMLElement);
    expect(screen.queryByText('No interviews on this day.')).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(problem).not.toBeInTheDocument());
    expect(screen.getByText('No interviews on this day.')).toBeVisible();
  });
});
