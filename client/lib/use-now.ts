import { useState } from 'react';
import { useEachMinute } from './use-each-minute';

/**
 * The time, renewed each minute and when someone comes back to the page: one that stayed open must not say "tomorrow" on
 * the day itself.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEachMinute(() => setNow(new Date()));
  return now;
}
