import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
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
const inJayapura = { ...time, start: '09:00', end: '09:30', timeZone: 'Asia/Jayapura' } as const;
type Time = typeof time | typeof inJayapura;
const cards: Record<string, (at: Time) => ReactElement> = {
  card: (selectedInterview) => (
    <NextInterview
      title="Next"
      interview={{ id: 'a', joinUrl: null, interviewDetails: null, selectedInterview }}
      fileHref="/a.ics"
    />
  ),
  calendar: (at) => (
    <InterviewCalendar items={[{ ...at, id: 'a', title: 'Barista', subtitle: '', href: '/' }]} empty={null} />
  ),
};

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-23T13:00:00Z') }));

describe.each(Object.entries(cards))('how far an interview is: %s', (_name, cardAt) => {
  it('goes on while the page stays open', () => {
    renderApp(cardAt(time));
    expect(screen.getByText('tomorrow')).toBeVisible();
    act(() => void jest.advanceTimersByTime(16 * 60 * 60_000));
    expect(screen.getByText('in 3 hours')).toBeVisible();
  });

  it('is right when someone comes back to the page', () => {
    renderApp(cardAt(time));
    jest.setSystemTime(new Date('2026-11-24T05:00:00Z'));
    fireEvent.focus(window);
    expect(screen.getByText('in 3 hours')).toBeVisible();
  });

  it('is counted in days of its place: past midnight there, it is today', () => {
    jest.setSystemTime(new Date('2026-11-23T15:30:00Z'));
    renderApp(cardAt(inJayapura));
    expect(screen.getByText('in 8 hours')).toBeVisible();
  });
});
