import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarFeedDocument, RenewCalendarFeedDocument, RevokeCalendarFeedDocument } from '../../graphql/generated';
import { mockMutation, mockQuery, type OperationMock } from '../../testing/mock-operation';
import { hrefOf, press, pressInDialog, shownToasts } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { aCompanyViewer, aViewer } from '../../testing/render';
import { CalendarFeedSection } from './CalendarFeedSection';

const ADDRESS = 'https://kerja.test/calendar/c2VjcmV0.ics';
const NONE = { calendarFeed: null };
const MADE = { calendarFeed: { createdAt: '2026-11-20T03:00:00.000Z' } };
const renewed = mockMutation(RenewCalendarFeedDocument, { renewCalendarFeed: { address: ADDRESS, errors: [] } });

const show = (answers: OperationMock[], viewer = aViewer()) =>
  renderPortal(<CalendarFeedSection />, { viewer, answers });

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
    await press('Make an address');

    expect(await screen.findByRole('heading', { name: 'Your address, shown only now' })).toHaveFocus();
    expect(screen.getByLabelText('Address')).toHaveValue(ADDRESS);
    expect(hrefOf('Add to Google Calendar')).toBe(
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fkerja.test%2Fcalendar%2Fc2VjcmV0.ics',
    );
    expect(hrefOf('Add to Outlook')).toBe(
      'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fkerja.test%2Fcalendar%2Fc2VjcmV0.ics&name=TemuKerja',
    );
    expect(hrefOf('Add to Apple Calendar')).toBe('webcal://kerja.test/calendar/c2VjcmV0.ics');
    expect(screen.getByText(/once in 8 to 24 hours/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the address' }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);

    await user.click(screen.getByRole('button', { name: 'I have added it' }));
    const made = screen.getByText(/^Your address was made on/).parentElement;
    expect(made).toHaveTextContent('Nov 20, 2026');
    await waitFor(() => expect(made).toHaveFocus());
    expect(document.body.innerHTML).not.toContain('c2VjcmV0');
  });

  it('leads a company to Outlook for work, and can leave out the interviews for jobs of colleagues', async () => {
    show([mockQuery(CalendarFeedDocument, NONE), renewed], { ...aCompanyViewer(), hasColleagues: true });
    await press('Make an address');
    await screen.findByRole('heading', { name: 'Your address, shown only now' });
    expect(hrefOf('Add to Outlook')).toMatch(/^https:\/\/outlook\.office\.com\//);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Only interviews for my jobs' }));
    expect(screen.getByLabelText('Address')).toHaveValue(`${ADDRESS}?mine=1`);
    expect(hrefOf('Add to Apple Calendar')).toBe('webcal://kerja.test/calendar/c2VjcmV0.ics?mine=1');
  });

  it('is renewed only after a question', async () => {
    const { sent } = show([mockQuery(CalendarFeedDocument, MADE), renewed]);
    await press('Make a new address');
    const dialog = await screen.findByRole('dialog', { name: 'Make a new address?' });
    expect(dialog).toHaveTextContent('The current address stops working at once');
    expect(sent(RenewCalendarFeedDocument)).toEqual([]);
    await pressInDialog('Make a new address');
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
    await press('Stop this address');
    await pressInDialog('Stop this address', 'Stop this address?');
    expect(await screen.findByText('There is no address yet.')).toBeVisible();
    expect(shownToasts()).toEqual([expect.objectContaining({ message: 'The address has been stopped.' })]);
  });

  it('says when it cannot be loaded or changed', async () => {
    show([mockQuery(CalendarFeedDocument, new Error('offline'))]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your calendar address');
  });

  it('says when it cannot be made', async () => {
    show([mockQuery(CalendarFeedDocument, NONE), mockMutation(RenewCalendarFeedDocument, new Error('offline'))]);
    await press('Make an address');
    await waitFor(() =>
      expect(shownToasts()).toEqual([
        expect.objectContaining({ message: 'Failed to change the address. Please try again.' }),
      ]),
    );
  });
});
