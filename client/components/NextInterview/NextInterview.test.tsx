import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing/render';
import { InterviewCalendar } from '../InterviewCalendar/InterviewCalendar';
import { NextInterview } from './NextInterview';

const time = {
  date: '2026-11-24',
  start: '15:00',
  end: '15:30',
  timeZone: 'Asia/Jakarta',
  locationType: 'ONLINE',
} as const;
const interview = { id: 'a', joinUrl: null, interviewDetails: null, selectedInterview: time };
const cards = {
  card: <NextInterview title="Next" interview={interview} fileHref="/a.ics" />,
  calendar: (
    <InterviewCalendar items={[{ ...time, id: 'a', title: 'Barista', subtitle: '', href: '/' }]} empty={null} />
  ),
};

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-23T13:00:00Z') }));
afterEach(() => void jest.useRealTimers());

describe.each(Object.entries(cards))('how far an interview is: %s', (_name, card) => {
  it('goes on while the page stays open', () => {
    renderApp(card);
    expect(screen.getByText('tomorrow')).toBeVisible();
    act(() => void jest.advanceTimersByTime(16 * 60 * 60_000));
    expect(screen.getByText('in 3 hours')).toBeVisible();
  });

  it('is right when someone comes back to the page', () => {
    renderApp(card);
    jest.setSystemTime(new Date('2026-11-24T05:00:00Z'));
    fireEvent.focus(window);
    expect(screen.getByText('in 3 hours')).toBeVisible();
  });
});
