import { In } from 'typeorm';
import { zoneAt } from '../../../domain/time';
import { read } from '../../db/read';
import { groupByKey, type LoadScope } from '../../graphql/loaders';
import type { StoredInterview } from '../applications/application.entity';
import type { InterviewTime } from '../jobs';
import { CancelledInterview } from './cancelled-interview.entity';
import { RescheduleRequest } from './reschedule-request.entity';

/** A proposed time as the schema has it. */
export function withZone(time: StoredInterview): InterviewTime {
  return { ...time, timeZone: zoneAt(time.date, time.start, time.startsAt) };
}

/** Of requests, and of cancellations: each has a number of its application. */
export const NEWEST_FIRST = { number: 'DESC' } as const;

/** The requests of applications, newest first, in one statement. */
export async function loadReschedules(
  { services }: LoadScope,
  applicationIds: readonly string[],
): Promise<RescheduleRequest[][]> {
  const requests = await read(services.dataSource, (manager) =>
    manager
      .getRepository(RescheduleRequest)
      .find({ where: { applicationId: In(applicationIds) }, order: NEWEST_FIRST }),
  );
  return groupByKey(applicationIds, requests, ({ applicationId }) => applicationId);
}

/** How often their interviews were cancelled, newest first, in one statement. */
export async function loadCancelled(
  { services }: LoadScope,
  applicationIds: readonly string[],
): Promise<CancelledInterview[][]> {
  const found = await read(services.dataSource, (manager) =>
    manager
      .getRepository(CancelledInterview)
      .find({ where: { applicationId: In(applicationIds) }, order: NEWEST_FIRST }),
  );
  return groupByKey(applicationIds, found, ({ applicationId }) => applicationId);
}
