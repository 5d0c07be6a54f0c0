import { addDays, MINUTE_MS, wibDateOf } from '../../../../domain/time';
import { inOneProcess, type Task } from '../../../background/task';
import type { Services } from '../../../services';
import { keepDailyFigures, lastCountedDay } from './daily-figures.sql';

/** How far back the first run counts. */
const FIRST_DAYS = 400;

/** Counts each day after it has ended. */
export const dailyFigures: Task = {
  name: 'daily-figures',
  ...inOneProcess(30 * MINUTE_MS),
  failure: 'the figures of a day could not be counted; tried again in half an hour',
  run: countDailyFigures,
};

/** What happened from the last counted day up to yesterday. */
export async function countDailyFigures({ dataSource, clock }: Services): Promise<void> {
  const yesterday = addDays(wibDateOf(clock.now()), -1);
  const last = (await lastCountedDay(dataSource)) ?? addDays(yesterday, -FIRST_DAYS);
  if (last < yesterday) await keepDailyFigures(dataSource, last, yesterday);
}
