import { secondsLeft } from './verification-cooldown';

it.each([
  [null, 0, 0],
  [1000, 1000, 60],
  [1000, 1001, 60],
  [1000, 31_000, 30],
  [1000, 60_999, 1],
  [1000, 61_000, 0],
  [1000, 900_000, 0],
  [5000, 1000, 60],
])('the resend countdown sent at %s, at %s: %s s left', (sentAt, now, expected) => {
  expect(secondsLeft(sentAt, now)).toBe(expected);
});
