import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Role } from '../../../domain/roles';
import type { RequestContext } from '../../graphql/context';
import { readAuditTrail } from '../audit/public';
import {
  applicationsByDay,
  countAwaiting,
  countFlaggedPayments,
  countFlaggedPostings,
  countOpenReports,
  tokenSales,
} from './dashboard.sql';
import { AdminDashboard } from './dashboard.types';

const LATEST = { kind: 'CHANGE', after: null, limit: 5 } as const;

@Resolver()
export class AdminResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AdminDashboard, { description: "The administrator's dashboard." })
  async adminDashboard(@Ctx() context: RequestContext): Promise<AdminDashboard> {
    const [waiting, sales, days, { items: latestActivities }] = await Promise.all([
      countWaiting(context),
      tokenSales(context),
      applicationsByDay(context),
      readAuditTrail(context.services.dataSource, LATEST),
    ]);
    return { ...waiting, tokenSales: sales, applicationsByDay: days, latestActivities };
  }
}

async function countWaiting(context: RequestContext) {
  const [companiesAwaiting, flaggedPayments, openReports, flaggedPostings] = await Promise.all([
    countAwaiting(context),
    countFlaggedPayments(context),
    countOpenReports(context),
    countFlaggedPostings(context),
  ]);
  return { companiesAwaiting, flaggedPayments, openReports, flaggedPostings };
}
