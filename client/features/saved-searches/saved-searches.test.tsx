import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_JOB_FILTER } from '../../../domain/job-filter';
import {
  ChooseSavedSearchCadenceDocument,
  DeleteSavedJobSearchDocument,
  SavedSearchListDocument,
  SaveJobSearchDocument,
  SeekerJobWaitsDocument,
  SeekerStopBeingToldDocument,
  type JobWaitFieldsFragment,
  type SavedSearchFieldsFragment,
  type SaveJobSearchMutation,
} from '../../graphql/generated';
import { aSavedSearch } from '../../testing/fixtures/saved-search';
import { aUserError } from '../../testing/fixtures/user-error';
import { inTurn, mockMutation, mockQuery, type OperationMock, type ResponseTo } from '../../testing/mock-operation';
import { fill, hrefOf } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { aViewer, renderApp } from '../../testing/render';
import { SavedSearchesPage } from './SavedSearchesPage';
import { SaveSearchButton } from './SaveSearchButton';
import { UnsubscribePage } from './UnsubscribePage';

const listed = (...savedSearches: SavedSearchFieldsFragment[]) => ({ savedSearches });
const show = (answer: ResponseTo<typeof SavedSearchListDocument>, ...more: OperationMock[]) =>
  renderPortal(<SavedSearchesPage />, {
    viewer: aViewer(),
    answers: [mockQuery(SavedSearchListDocument, answer), mockQuery(SeekerJobWaitsDocument, { jobWaits: [] }), ...more],
  });

describe('saved searches', () => {
  it('lead to their lists, say what they look for and how often they are mailed about', async () => {
    const filter = {
      ...aSavedSearch().filter,
      employmentType: 'FULL_TIME',
      placeId: 'bandung',
      placeName: 'Bandung',
      salaryFrom: 5_000_000,
      interviewType: 'ONLINE',
      freeWithinDays: 7,
      postedWithinDays: 1,
    } as const;
    show(
      listed(aSavedSearch({ filter }), aSavedSearch({ id: 'saved-2', name: 'Kasir', search: 'kasir', cadence: 'OFF' })),
    );

    await screen.findByRole('link', { name: 'Sopir Bandung' });
    expect(hrefOf('Sopir Bandung')).toBe(
      '/user/jobs?search=sopir&type=full-time&place=bandung&salary=5000000&interview=online&free=7&posted=1',
    );
    expect(
      screen.getByText(
        '“sopir” · Bandung · Full Time · from Rp 5.000.000 a month · interview: Online · interview time available within 7 days · posted within 1 day',
      ),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'E-mails for Sopir Bandung' })).toHaveDisplayValue(
      'At most once a day',
    );
    const [, off] = screen.getAllByRole('listitem');
    expect(within(off as HTMLElement).getByText('No e-mails', { selector: '.mantine-Badge-label' })).toBeVisible();
  });

  it('say that there are none, and that they could not be loaded', async () => {
    const { unmount } = show(listed());
    expect(await screen.findByText(/You have not saved a search yet/)).toBeVisible();
    expect(hrefOf('Find jobs')).toBe('/user/jobs');
    unmount();

    show(inTurn<ReturnType<typeof listed>>(new Error('no connection'), listed(aSavedSearch())));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Sopir Bandung' })).toBeVisible();
  });

  it('are turned on again by a choice', async () => {
    const { sent } = show(
      listed(aSavedSearch({ cadence: 'OFF' })),
      mockMutation(ChooseSavedSearchCadenceDocument, ({ cadence }) => ({
        setSavedSearchCadence: { savedSearch: aSavedSearch({ cadence }), errors: [] },
      })),
    );
    const choice = await screen.findByRole('combobox', { name: 'E-mails for Sopir Bandung' });
    await userEvent.selectOptions(choice, 'At most once a week');

    await waitFor(() => expect(choice).toHaveDisplayValue('At most once a week'));
    expect(sent(ChooseSavedSearchCadenceDocument)).toEqual([{ id: 'saved-1', cadence: 'WEEKLY' }]);
    expect(screen.queryByText('No e-mails', { selector: '.mantine-Badge-label' })).toBeNull();
  });

  it.each([
    ['are deleted after a question', []],
    ['count as deleted when they are gone already', [aUserError('SAVED_SEARCH_NOT_FOUND', 'Saved search not found')]],
  ])('%s', async (_case, errors) => {
    const { sent } = show(
      inTurn(listed(aSavedSearch()), listed()),
      mockMutation(DeleteSavedJobSearchDocument, { deleteSavedSearch: { errors } }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Sopir Bandung' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this saved search?' });
    expect(sent(DeleteSavedJobSearchDocument)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Saved search deleted')).toBeVisible();
    expect(await screen.findByText(/You have not saved a search yet/)).toBeVisible();
    expect(sent(DeleteSavedJobSearchDocument)).toEqual([{ id: 'saved-1' }]);
  });
});

const wait = (over: Partial<JobWaitFieldsFragment> = {}): JobWaitFieldsFragment => ({
  id: 'wait-1',
  jobId: 'job-1',
  jobTitle: 'Barista',
  companyName: 'Kopi Senja',
  isJobVisible: true,
  askedAt: '2026-11-20T03:00:00.000Z',
  ...over,
});

it('jobs that are waited for lead to their pages while these can be opened, and are left by a press', async () => {
  const closed = wait({ id: 'wait-2', jobId: 'job-2', jobTitle: 'Kasir', isJobVisible: false });
  const { sent } = show(
    listed(),
    mockQuery(SeekerJobWaitsDocument, inTurn({ jobWaits: [wait(), closed] }, { jobWaits: [closed] })),
    mockMutation(SeekerStopBeingToldDocument, { stopBeingTold: { askedAt: null, errors: [] } }),
  );
  const part = within(await screen.findByRole('region', { name: 'Jobs without a free time' }));
  expect(hrefOf('Barista', part)).toBe('/user/job/job-1');
  expect(part.getByText('Nov 20, 2026')).toBeVisible();
  expect(part.queryByRole('link', { name: 'Kasir' })).toBeNull();
  expect(part.getByText('This job cannot be opened now.')).toBeVisible();

  await userEvent.click(part.getByRole('button', { name: 'Stop waiting for Barista' }));
  await waitFor(() => expect(part.queryByText('Barista')).toBeNull());
  // The pressed button is gone.
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(part.getByText('Kasir'));
  expect(sent(SeekerStopBeingToldDocument)).toEqual([{ jobId: 'job-1' }]);
});

describe('saving a search', () => {
  const showButton = (
    props: Parameters<typeof SaveSearchButton>[0],
    answer?: ResponseTo<typeof SaveJobSearchDocument>,
  ) =>
    renderPortal(<SaveSearchButton {...props} />, {
      viewer: aViewer(),
      answers: answer ? [mockMutation(SaveJobSearchDocument, answer)] : [],
    });

  it('is offered where there is a search or a filter', () => {
    const { unmount } = showButton({ search: '', filter: NO_JOB_FILTER });
    expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
    unmount();
    showButton({ search: '', filter: { ...NO_JOB_FILTER, salaryFrom: 5_000_000 } });
    expect(screen.getByRole('button', { name: 'Save this search' })).toBeVisible();
  });

  it('suggests a name, and says what is wrong with it', async () => {
    const filter = { ...NO_JOB_FILTER, placeId: 'bandung' };
    const taken = [aUserError('SAVED_SEARCH_NAME_TAKEN', 'You have it already', ['name'])];
    const { sent } = showButton(
      { search: 'sopir', filter, placeName: 'Bandung' },
      inTurn<SaveJobSearchMutation>(
        { saveSearch: { savedSearch: null, errors: taken } },
        { saveSearch: { savedSearch: aSavedSearch(), errors: [] } },
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save this search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('sopir · Bandung');

    fill(name, ' ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(name).toHaveAccessibleDescription('Please give the search a name');
    expect(sent(SaveJobSearchDocument)).toEqual([]);

    fill(name, 'Sopir');
    await userEvent.click(dialog.getByRole('radio', { name: 'At most once a week' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('You have it already')).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Search saved/)).toBeVisible();
    const input = { name: 'Sopir', cadence: 'WEEKLY', search: 'sopir', filter };
    expect(sent(SaveJobSearchDocument)).toEqual([{ input }, { input }]);
  });
});

describe('the page that a mail leads to', () => {
  const answers = (...statuses: number[]) => {
    const fetch = jest.fn();
    for (const status of statuses) fetch.mockResolvedValueOnce({ status });
    global.fetch = fetch;
    return fetch;
  };
  const showPage = () => renderApp(<UnsubscribePage />, { at: '/unsubscribe?token=S1.x%2By' });
  const stop = async () => userEvent.click(screen.getByRole('button', { name: 'Stop the e-mails' }));

  it('changes nothing until its button is pressed', async () => {
    const fetch = answers(200);
    showPage();
    expect(screen.getByText(/Stop the e-mails that this link came with/)).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();

    await stop();
    expect(await screen.findByText(/You get no more of these e-mails/)).toBeVisible();
    expect(fetch.mock.calls).toEqual([['/unsubscribe?token=S1.x%2By', expect.objectContaining({ method: 'POST' })]]);
    expect(screen.getByRole('link', { name: 'Go to saved searches' })).toHaveFocus();
  });

  it('says when the link does not work, and when the server could not be asked', async () => {
    answers(404, 500);
    showPage();
    await stop();
    expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work.');
    await stop();
    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
  });
});
