import { screen } from '@testing-library/react';
import { renderApp } from '../testing/render';
import { DateText } from './DateText';
import { Money } from './Money';
import { StatusBadge } from './StatusBadge';
import { TimeText } from './TimeText';
import { patternOf } from './mask-pattern';

describe('what screens show', () => {
  it('is money with dots', () => {
    renderApp(<Money amount={1500000} />);
    expect(screen.getByText('Rp 1.500.000')).toBeVisible();
  });

  it.each(['2026-11-20', '2026-11-19T17:00:00.000Z'])('is %s as its day in Jakarta', (value) => {
    renderApp(<DateText value={value} />);
    expect(screen.getByText('Nov 20, 2026')).toBeVisible();
  });

  it.each(['09:30', '2026-11-20T02:30:00.000Z'])('is %s as a time in WIB', (value) => {
    renderApp(<TimeText value={value} />);
    expect(screen.getByText('09:30 WIB')).toBeVisible();
  });

  it('is a span of time with WIB said once', () => {
    renderApp(<TimeText value="09:30" end="10:00" />);
    expect(screen.getByText('09:30 – 10:00 WIB')).toBeVisible();
  });

  it('is a status in words', () => {
    renderApp(<StatusBadge status="REVIEW" />);
    expect(screen.getByText('In Review')).toBeVisible();
  });
});

describe('the masked avatar', () => {
  it('is the same for one application and differs between two', () => {
    expect(patternOf('01JABC')).toEqual(patternOf('01JABC'));
    expect(patternOf('01JABC')).not.toEqual(patternOf('01JABD'));
  });
});
