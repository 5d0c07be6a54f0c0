import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { wibDateOf } from '../../../domain/time';
import { actorOf, type RequestContext } from '../../graphql/context';
import { whyCompanyIsHidden } from '../companies/public';
import { loadJobs, whyJobIsHidden } from '../jobs/public';
import { loadAcceptedBy } from './accepted-by.sql';
import { isCompanyVerified } from './application.sql';
import { ApplicationType } from './application.types';
import type { ApplicationParent } from './shown-application';

/** Whether an application's links lead to a page: those that would answer "not found" are not offered. */
@Resolver(() => ApplicationType)
export class ApplicationLinksResolver {
  @FieldResolver(() => Boolean, { description: 'The job has a page that the viewer may see.' })
  async viewerCanOpenJob(@Root() application: ApplicationParent, @Ctx() context: RequestContext): Promise<boolean> {
    const row = await context.loaders.load(loadJobs, application.jobId);
    const viewer = { applicationStatus: application.status, today: wibDateOf(context.services.clock.now()) };
    return row !== null && whyJobIsHidden(actorOf(context), row, viewer) === null;
  }

  @FieldResolver(() => Boolean, { description: 'The company has a page that the viewer may see.' })
  async viewerCanOpenCompany(@Root() application: ApplicationParent, @Ctx() context: RequestContext): Promise<boolean> {
    const { companyId: id } = application;
    const isVerified = await isCompanyVerified(application, context);
    const hasAccepted = !isVerified && (await context.loaders.load(loadAcceptedBy, id));
    return whyCompanyIsHidden(actorOf(context), { id, isVerified }, hasAccepted) === null;
  }
}
