import { MINUTE_MS, wibDateOf, wibInstant, type LocalDate } from '../../../domain/time';
import { APPLICATIONS_AT_ONCE, MIN_APPLICATIONS, settledOf, wordsOf } from '../../../domain/track-records';
import { eachDue } from '../../background/each-due';
import { inOneProcess, type StillHoldsLease, type Task } from '../../background/task';
import { read } from '../../db/read';
import { write } from '../../db/write';
import type { Services } from '../../services';
import { CompanyTrackRecord } from './company-track-record.entity';
import { readFigures, type ReadFigures } from './track-figures.sql';
import { companiesToCompute } from './track-records.sql';

const BATCH = 200;
/** In WIB: when the database has little load. */
const COMPUTED_FROM = '02:00';

/** Computes once a night what seekers read of how companies answer. */
export const trackRecords: Task = {
  name: 'track-records',
  ...inOneProcess(30 * MINUTE_MS),
  failure: 'the track records of companies could not be computed; tried again in half an hour',
  run: computeTrackRecords,
};

/** Each company once a day; an interrupted run continues where it stopped. */
export async function computeTrackRecords(services: Services, stillHoldsLease: StillHoldsLease): Promise<void> {
  const now = services.clock.now();
  const today = wibDateOf(now);
  if (now < wibInstant(today, COMPUTED_FROM)) return;
  await eachDue<string>(services, stillHoldsLease, {
    batch: BATCH,
    read: (after = '') => companiesToCompute(services.dataSource, { now, today, after, batch: BATCH }),
    take: (companyId) => compute(services, companyId, { now, today }),
    failure: 'the track record of a company could not be computed; tried again in half an hour',
    idsOf: (companyId) => ({ companyId }),
  });
}

async function compute(
  { dataSource }: Services,
  companyId: string,
  { now, today }: { now: Date; today: LocalDate },
): Promise<void> {
  const earlier = await read(dataSource, (manager) =>
    manager.getRepository(CompanyTrackRecord).findOneBy({ companyId }),
  );
  const countedUntil = earlier?.countedUntil ?? null;
  const found = await readFigures(dataSource, companyId, { now, countedUntil });
  const record = { companyId, computedOn: today, ...nextRecord(earlier, found, now) };
  await write(dataSource, (manager) => manager.getRepository(CompanyTrackRecord).upsert(record, ['companyId']));
}

type Kept = Omit<CompanyTrackRecord, 'companyId' | 'computedOn'>;

/**
 * The current words. They follow the figures only after ten applications more, so that a change tells
 * nothing of any one of them, and go when too few of those that they count are left in the 90 days.
 */
function nextRecord(earlier: Kept | null, { figures, counted }: ReadFigures, now: Date): Kept {
  const settled = settledOf(figures);
  const countedUntil = earlier?.countedUntil ?? null;
  const isDue = countedUntil === null || settled - counted >= APPLICATIONS_AT_ONCE;
  if (settled >= MIN_APPLICATIONS && isDue) return { ...wordsOf(figures), countedUntil: now };
  if (earlier?.answersInTime && counted >= MIN_APPLICATIONS) {
    const { answersInTime, answersWithinDays, tellsOutcome } = earlier;
    return { answersInTime, answersWithinDays, tellsOutcome, countedUntil };
  }
  return { answersInTime: null, answersWithinDays: null, tellsOutcome: false, countedUntil };
}
