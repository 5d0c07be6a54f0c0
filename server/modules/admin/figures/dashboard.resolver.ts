import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Role } from '../../../../domain/roles';
import type { RequestContext } from '../../../graphql/context';
import { readAuditTrail } from '../../audit';
import { applicationsByDay, countTasks, tokenSales, verificationTimes } from './dashboard.sql';
import { AdminDashboard } from './dashboard.types';

const LATEST = { kind: 'CHANGE', after: null, limit: 5 } as const;

@Resolver()
export class AdminResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AdminDashboard, { description: "The administrator's dashboard." })
  async adminDashboard(@Ctx() context: RequestContext): Promise<AdminDashboard> {
    const [waiting, sales, decided, days, { items: latestActivities }] = await Promise.all([
      countTasks(context),
      tokenSales(context),
      verificationTimes(context),
      applicationsByDay(context),
      readAuditTrail(context.services.dataSource, LATEST),
    ]);
    return { ...waiting, tokenSales: sales, verificationTimes: decided, applicationsByDay: days, latestActivities };
  }
}
