import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarFeedDocument, RenewCalendarFeedDocument, RevokeCalendarFeedDocument } from '../../graphql/generated';
import { mockMutation, mockQuery, type OperationMock } from '../../testing/mock-operation';
import { renderPortal } from '../../testing/portal';
import { aCompanyViewer, aViewer } from '../../testing/render';
import { shownToasts } from '../../testing/shown-toasts';
import { CalendarFeedSection } from './CalendarFeedSection';

const ADDRESS = 'https://kerja.test/calendar/c2VjcmV0.ics';
const NONE = { calendarFeed: null };
const MADE = { calendarFeed: { createdAt: '2026-11-20T03:00:00.000Z' } };
const renewed = mockMutation(RenewCalendarFeedDocument, { renewCalendarFeed: { address: ADDRESS, errors: [] } });

const show = (answers: OperationMock[], viewer = aViewer()) =>
  renderPortal(<CalendarFeedSection />, { viewer, answers });
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the address of the own calendar', () => {
  it('is shown once, with the ways into three calendars, and is then gone from the page', async () => {
    const user = userEvent.setup();
    let feed: typeof NONE | typeof MADE = NONE;
    show([
      mockQuery(CalendarFeedDocument, () => feed),
      mockMutation(RenewCalendarFeedDocument, () => {
        feed = MADE;
        return { renewCalendarFeed: { address: ADDRESS, errors: [] } };
      }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }));

    expect(await screen.findByRole('heading', { name: 'Your address, shown only now' })).toHaveFocus();
    expect(screen.getByLabelText('Address')).toHaveValue(ADDRESS);
    expect(leadsTo('Add to Google Calendar')).toBe(
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fkerja.test%2Fcalendar%2Fc2VjcmV0.ics',
    );
    expect(leadsTo('Add to Outlook')).toBe(
      'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fkerja.test%2Fcalendar%2Fc2VjcmV0.ics&name=TemuKerja',
    );
    expect(leadsTo('Add to Apple Calendar')).toBe('webcal://kerja.test/calendar/c2VjcmV0.ics');
    expect(screen.getByText(/once in 8 to 24 hours/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the address' }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);

    await user.click(screen.getByRole('button', { name: 'I have added it' }));
    const made = screen.getByText(/^Your address was made on/).parentElement;
    expect(made).toHaveTextContent('Nov 20, 2026');
    await waitFor(() => expect(made).toHaveFocus());
    expect(document.body.innerHTML).not.toContain('c2VjcmV0');
  });

  it('leads a company to Outlook for work', async () => {
    show([mockQuery(CalendarFeedDocument, NONE), renewed], aCompanyViewer());
    await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
    await screen.findByRole('heading', { name: 'Your address, shown only now' });
    expect(leadsTo('Add to Outlook')).toMatch(/^https:\/\/outlook\.office\.com\//);
  });

  it('can leave out the interviews for jobs of colleagues, where there are any', async () => {
    show([mockQuery(CalendarFeedDocument, NONE), renewed], { ...aCompanyViewer(), hasColleagues: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Only interviews for my jobs' }));
    expect(screen.getByLabelText('Address')).toHaveValue(`${ADDRESS}?mine=1`);
    expect(leadsTo('Add to Apple Calendar')).toBe('webcal://kerja.test/calendar/c2VjcmV0.ics?mine=1');
  });

  it('is renewed only after a question', async () => {
    const { sent } = show([mockQuery(CalendarFeedDocument, MADE), renewed]);
    await userEvent.click(await screen.findByRole('button', { name: 'Make a new address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make a new address?' });
    expect(dialog).toHaveTextContent('The current address stops working at once');
    expect(sent(RenewCalendarFeedDocument)).toEqual([]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Make a new address' }).at(-1) as HTMLElement);
    expect(await screen.findByLabelText('Address')).toHaveValue(ADDRESS);
  });

  it('is stopped only after a question, and says so', async () => {
    let feed: typeof NONE | typeof MADE = MADE;
    show([
      mockQuery(CalendarFeedDocument, () => feed),
      mockMutation(RevokeCalendarFeedDocument, () => {
        feed = NONE;
        return { revokeCalendarFeed: { feed: null, errors: [] } };
      }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop this address' }));
    await screen.findByRole('dialog', { name: 'Stop this address?' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Stop this address' }).at(-1) as HTMLElement);
    expect(await screen.findByText('There is no address yet.')).toBeVisible();
    expect(shownToasts()).toEqual([expect.objectContaining({ message: 'The address has been stopped.' })]);
  });

  it('says when it cannot be loaded or changed', async () => {
    show([mockQuery(CalendarFeedDocument, new Error('offline'))]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your calendar address');
  });

  it('says when it cannot be made', async () => {
    show([mockQuery(CalendarFeedDocument, NONE), mockMutation(RenewCalendarFeedDocument, new Error('offline'))]);
    await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
    await waitFor(() =>
      expect(shownToasts()).toEqual([
        expect.objectContaining({ message: 'Failed to change the address. Please try again.' }),
      ]),
    );
  });
});
