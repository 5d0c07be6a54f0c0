import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerMedia } from '../../testing/media';
import { hrefOf } from '../../testing/page';
import { renderApp } from '../../testing/render';
import type { CalendarItem } from './calendar-items';
import { InterviewCalendar } from './InterviewCalendar';

/** Friday, 10:00 WIB. */
const now = new Date('2026-11-20T03:00:00Z');

const item = (over: Partial<CalendarItem>): CalendarItem => ({
  id: over.title ?? 'a',
  date: '2026-11-24',
  start: '09:30',
  end: '10:00',
  timeZone: 'Asia/Jakarta',
  locationType: 'ONLINE',
  title: 'Barista',
  subtitle: 'Kopi Senja',
  href: '/user/application/a',
  ...over,
});

const items = [
  item({ title: 'Cashier', date: '2026-11-02' }),
  item({ title: 'Going on', date: '2026-11-20', start: '09:30', end: '10:30' }),
  item({ title: 'Barista', joinUrl: 'https://meet.example/abc' }),
  item({ title: 'Roaster', start: '08:00', end: '08:30' }),
  item({ title: 'Designer', date: '2026-12-02', needsAnswer: true }),
];

const show = (list = items, onRangeChange?: () => void) =>
  renderApp(<InterviewCalendar items={list} now={now} onRangeChange={onRangeChange} empty={<p>Nothing planned</p>} />);

const titles = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((text) => text !== 'Join Interview');
const day = (name: RegExp) => screen.getByRole('button', { name });

describe('the interview calendar', () => {
  it('lists what is upcoming in order of time, with its links, and counts on days, past ones too', () => {
    show();
    expect(titles()).toEqual(['Going on', 'Roaster', 'Barista', 'Designer']);
    expect(screen.getByText('1 hour').parentElement).toHaveTextContent('Free for 1 hour');
    expect(screen.getByText('Needs your answer')).toBeVisible();
    expect(day(/November 24, 2026, 2 interviews/)).toHaveTextContent('242');
    expect(day(/November 2, 2026, 1 interview/)).toBeVisible();
    expect(day(/November 20, 2026, today/)).toHaveAttribute('aria-current', 'date');
    expect(hrefOf('Barista')).toBe('/user/application/a');
    expect(hrefOf(/Join Interview: Barista/)).toBe('https://meet.example/abc');
    expect(screen.getAllByText('Join Interview')).toHaveLength(1);
  });

  it('warns beside a link that is not encrypted, and beside no other', () => {
    show([...items, item({ title: 'Driver', joinUrl: 'http://meet.example/abc' })]);
    expect(screen.getAllByText('Not encrypted: enter no password, pay nothing.')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Driver.*/, description: /^Not encrypted/ })).toBeVisible();
  });

  it('filters by a day until Show All, or until it is no longer on view', async () => {
    show();
    await userEvent.click(day(/November 2, 2026/));
    expect(titles()).toEqual(['Cashier']);
    await userEvent.click(day(/November 3, 2026/));
    expect(screen.getByText('No interviews on this day.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
    expect(titles()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Show All' })).toBeNull();
    await userEvent.click(day(/December 2, 2026/));
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(titles()).toEqual(['Designer']);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { name: 'Upcoming interviews' })).toBeVisible();
    expect(titles()).toHaveLength(4);
  });

  describe('brings the list of a tapped day to the person', () => {
    let scrolled: jest.SpyInstance;
    beforeEach(() => {
      scrolled = jest.spyOn(window.HTMLElement.prototype, 'scrollIntoView');
    });
    const headingAt = (top: number) =>
      jest.spyOn(window.HTMLHeadingElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    const heading = (name: string) => screen.getByRole('heading', { name, level: 2 });

    it.each([
      ['smooth', false],
      ['auto', true],
    ])('below the calendar: the screen follows, and the focus: %s', async (behavior, isMotionUnwanted) => {
      answerMedia(() => isMotionUnwanted);
      show();
      headingAt(900);
      await userEvent.click(day(/November 2, 2026/));
      expect(heading('Nov 2, 2026')).toHaveFocus();
      expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior });
      expect(scrolled.mock.contexts).toEqual([heading('Nov 2, 2026')]);
    });

    it('beside the calendar: nothing moves', async () => {
      show();
      headingAt(200);
      await userEvent.click(day(/November 2, 2026/));
      await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
      expect(heading('Upcoming interviews')).toHaveFocus();
      expect(scrolled).not.toHaveBeenCalled();
      // A day that is deselected keeps the focus.
      await userEvent.click(day(/November 2, 2026/));
      await userEvent.click(day(/November 2, 2026/));
      expect(day(/November 2, 2026/)).toHaveFocus();
    });
  });

  it('turns months and tells the page which days to load', async () => {
    const onRangeChange = jest.fn();
    show(items, onRangeChange);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(onRangeChange).toHaveBeenLastCalledWith({ from: '2026-11-29', to: '2027-01-09' });
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  });

  it("begins with the day of the next interview's zone, and has the days of its month loaded", () => {
    const onRangeChange = jest.fn();
    // 22:30 in Jakarta is half past midnight in Papua.
    renderApp(
      <InterviewCalendar
        items={[item({ date: '2026-12-01', timeZone: 'Asia/Jayapura' })]}
        now={new Date('2026-11-30T15:30:00Z')}
        onRangeChange={onRangeChange}
        empty={null}
      />,
    );
    expect(day(/December 1, 2026, today/)).toHaveAttribute('aria-current', 'date');
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(onRangeChange).toHaveBeenLastCalledWith({ from: '2026-11-29', to: '2027-01-09' });
  });

  it('does not call a day empty that is not known yet', async () => {
    renderApp(<InterviewCalendar items={[]} daysKnown={false} now={now} empty={null} />);
    await userEvent.click(day(/November 3, 2026/));
    expect(screen.queryByText('No interviews on this day.')).toBeNull();
  });

  it('is walked with the keyboard, over the end of the month', async () => {
    show();
    const today = day(/November 20, 2026/);
    today.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(day(/December 4, 2026/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    expect(titles()).toEqual(['Designer']);
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  it('offers a way on when nothing is planned', () => {
    show([]);
    expect(screen.getByText('Nothing planned')).toBeVisible();
  });
});
