import { screen } from '@testing-library/react';
import { WIB } from '../../domain/time';
import { renderApp } from '../testing/render';
import { DateText } from './DateText';
import { Money } from './Money';
import { SpanText } from './SpanText';
import { StatusBadge } from './StatusBadge';
import { TimeText } from './TimeText';
import { patternOf } from './mask-pattern';

describe('what screens show', () => {
  it('is money with dots, an instant as its day, a span of time with its zone said once, a status in words', () => {
    renderApp(
      <>
        <Money amount={1500000} />
        <DateText value="2026-11-19T17:00:00.000Z" zone={WIB} />
        <SpanText time={{ date: '2026-11-20', start: '09:30', end: '10:00', timeZone: 'Asia/Makassar' }} />
        <StatusBadge status="REVIEW" />
      </>,
    );
    expect(screen.getByText('Rp 1.500.000')).toHaveProperty('textContent', 'Rp\u00a01.500.000');
    for (const text of ['Nov 20, 2026', '09:30 – 10:00 WITA', 'In Review'])
      expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    [WIB, '09:30 WIB'],
    ['Asia/Makassar', '10:30 WITA'],
    ['Asia/Jayapura', '11:30 WIT'],
  ] as const)('is an instant with its zone: %s, %s', (zone, shown) => {
    renderApp(<TimeText value="2026-11-20T02:30:00.000Z" zone={zone} />);
    expect(screen.getByText(shown)).toBeVisible();
  });
});

it('the masked avatar is the same for one application and differs between two', () => {
  expect(patternOf('01JABC')).toEqual(patternOf('01JABC'));
  expect(patternOf('01JABC')).not.toEqual(patternOf('01JABD'));
});
