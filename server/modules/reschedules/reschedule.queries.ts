import { In } from 'typeorm';
import { read } from '../../db/read';
import { groupByKey, type LoadScope } from '../../graphql/loaders';
import { RescheduleRequest } from './reschedule-request.entity';

/** The requests of applications, newest first, in one statement. */
export async function loadReschedules(
  { services }: LoadScope,
  applicationIds: readonly string[],
): Promise<RescheduleRequest[][]> {
  const requests = await read(services.dataSource, (manager) =>
    manager.getRepository(RescheduleRequest).find({
      where: { applicationId: In(applicationIds) },
      order: { requestedAt: 'DESC', id: 'DESC' },
    }),
  );
  return groupByKey(applicationIds, requests, ({ applicationId }) => applicationId);
}
