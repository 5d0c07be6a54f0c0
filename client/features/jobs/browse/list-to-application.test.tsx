import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { RecordSeekerJobViewDocument, SeekerJobDocument, SeekerJobsDocument } from '../../../graphql/generated';
import { aJob, aSlot } from '../../../testing/fixtures/job';
import { answerMedia } from '../../../testing/media';
import { mockMutation, mockQuery } from '../../../testing/mock-operation';
import { hrefOf } from '../../../testing/page';
import { address, renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { JobPage } from '../job/JobPage';
import { JobsPage } from './JobsPage';

const job = aJob({ interviewAvailability: [aSlot()], nextTimes: { slots: [], more: 0, state: 'FREE' } });

function show(at = '/user/jobs', items = [job]) {
  const ui = (
    <Routes>
      <Route path="jobs" element={<JobsPage />} />
      <Route path="job/:jobId" element={<JobPage />} />
    </Routes>
  );
  const jobs = { page: 2, pageCount: 3, totalCount: 30, items, understood: null };
  return renderPortal(ui, {
    at,
    pattern: '/user/*',
    viewer: aViewer(),
    answers: [
      mockQuery(SeekerJobsDocument, { jobs }),
      mockQuery(SeekerJobDocument, ({ id }) => ({ job: items.find((item) => item.id === id) ?? null })),
      mockMutation(RecordSeekerJobViewDocument, { recordJobView: { errors: [] } }),
    ],
  });
}

const onPhone = () => answerMedia((query) => query === '(max-width: 47.99em)');
const shownAddress = () => address.pathname + address.search;

const times = () => screen.findByRole('region', { name: 'Choose your interview time' });
const pressLink = async (name: RegExp | string) => userEvent.click(await screen.findByRole('link', { name }));

describe('the way from the list to an application', () => {
  it.each(['/user/jobs', '/user/jobs?search=kopi'])('on a phone goes from Apply Now to the times: %s', async (at) => {
    onPhone();
    show(at);
    await pressLink(/^Apply Now: Barista/);
    await waitFor(() => expect(shownAddress()).toBe('/user/job/job-1'));
    expect(await times()).toHaveFocus();
  });

  it('elsewhere, and by the title of the job, begins with the job', async () => {
    show();
    await pressLink(/^Apply Now: Barista/);
    expect(await times()).not.toHaveFocus();
    await pressLink('Find Jobs');
    onPhone();
    await pressLink('Barista');
    expect(await times()).not.toHaveFocus();
  });
});

describe('the search that led to a job', () => {
  it.each(['Barista', /^Apply Now: Barista/])('shows once, and is then removed from the address', async (link) => {
    const { sent } = show('/user/jobs?search=kopi%20%26%20teh&page=2');
    await screen.findByRole('link', { name: link });
    expect(hrefOf(link)).toBe('/user/job/job-1?q=kopi%20%26%20teh');
    await pressLink(link);
    await waitFor(() => expect(shownAddress()).toBe('/user/job/job-1'));
    await times();
    expect(sent(RecordSeekerJobViewDocument)).toEqual([{ jobId: 'job-1', search: 'kopi & teh' }]);
  });

  it('is empty where there was none: the job was opened all the same', async () => {
    const { sent } = show('/user/jobs?page=2');
    await pressLink('Barista');
    await times();
    expect(sent(RecordSeekerJobViewDocument)).toEqual([{ jobId: 'job-1', search: '' }]);
  });
});

describe('with room for a job beside the list', () => {
  beforeEach(() => answerMedia((query) => query === '(min-width: 75em)'));
  const beside = async (name: string) => {
    const pane = await screen.findByRole('complementary', { name: 'Job' });
    await within(pane).findByRole('heading', { level: 2, name });
    return pane;
  };

  it('shows the first job, then the one of the address, which keys change', async () => {
    const { sent } = show('/user/jobs?search=kopi', [
      job,
      aJob({ id: 'job-2', title: 'Roaster', companyId: 'company-3' }),
    ]);
    expect(await beside('Barista')).toHaveTextContent('Pour coffee.');
    expect(screen.getByRole('article', { current: true })).toHaveAccessibleName('Barista at Kopi Senja');

    await userEvent.keyboard('jj');
    expect(await beside('Roaster')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Roaster' })).toHaveFocus();
    expect(shownAddress()).toBe('/user/jobs?search=kopi&job=job-2');

    // Enter on the one that is shown opens its page; a click on another shows it here, and counts for the search.
    await userEvent.keyboard('k');
    await pressLink('Roaster');
    expect(shownAddress()).toBe('/user/jobs?search=kopi&job=job-2');
    expect(sent(RecordSeekerJobViewDocument)).toEqual([{ jobId: 'job-2', search: 'kopi' }]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shownAddress()).toMatch(/^\/user\/job\/job-2/));
  });

  it('links to the page of each job, which a press with a key held opens', async () => {
    const slot = aSlot({ id: 's1', date: '2099-11-24' });
    const nextTimes = { slots: [slot], more: 2, state: 'FREE' as const };
    show('/user/jobs?search=kopi', [job, aJob({ id: 'job-2', title: 'Roaster', nextTimes })]);
    await beside('Barista');
    const links = within(screen.getByRole('article', { name: /^Roaster/ })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/user/job/job-2?q=kopi',
      '/user/company/company-2',
      '/user/job/job-2?q=kopi&slot=s1',
      '/user/job/job-2?q=kopi',
      '/user/job/job-2?q=kopi',
    ]);

    // The browser's own way to open a link beside this page.
    const left: boolean[] = [];
    const leave = (event: Event): void => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', leave);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(links[0] as HTMLElement);
    document.removeEventListener('click', leave);
    expect(left).toEqual([true]);
    expect(shownAddress()).toBe('/user/jobs?search=kopi');
  });

  it('chooses the time of a link again after another one was chosen', async () => {
    const [first, second] = [aSlot({ id: 's1', date: '2099-11-24' }), aSlot({ id: 's2', date: '2099-11-25' })];
    const nextTimes = { slots: [first], more: 0, state: 'FREE' as const };
    show('/user/jobs', [aJob({ interviewAvailability: [first, second], nextTimes })]);
    const pane = within(await beside('Barista'));
    const time = (name: RegExp) => pane.getByRole('radio', { name });
    const pressChip = () => pressLink(/Nov 24.*Barista/);
    await pressChip();
    await waitFor(() => expect(time(/Nov 24/)).toBeChecked());
    await userEvent.click(time(/Nov 25/));
    await pressChip();
    await waitFor(() => expect(time(/Nov 24/)).toBeChecked());
  });

  it('goes to the times by T', async () => {
    show('/user/jobs');
    const pane = await beside('Barista');
    await userEvent.keyboard('t');
    expect(within(pane).getByRole('radio')).toHaveFocus();
  });
});

it('the way back to the list keeps search, type and page', async () => {
  show('/user/jobs?search=kopi&type=part-time&page=2');
  await pressLink('Barista');
  await pressLink('Find Jobs');
  await waitFor(() => expect(shownAddress()).toBe('/user/jobs?search=kopi&type=part-time&page=2'));
  expect(await screen.findByRole('combobox', { name: 'Search jobs' })).toHaveValue('kopi');
});
