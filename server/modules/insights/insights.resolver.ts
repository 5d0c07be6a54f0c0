import { Arg, Args, ArgsType, Authorized, Ctx, Field, ID, Query, Resolver } from 'type-graphql';
import { refuse } from '../../../domain/errors';
import { InsightPart, isInsightPeriod, LONGEST_INSIGHT_DAYS } from '../../../domain/insights';
import { asCompany } from '../../actor';
import { isPossibleId } from '../../db/columns';
import { actorOf, type RequestContext } from '../../graphql/context';
import { LocalDate } from '../../graphql/scalars';
import { ApplicationType } from '../applications';
import { readInsights } from './company-insights';
import { applicationsBehind } from './insight-parts.sql';
import { instantsOf } from './insights.sql';
import { CompanyInsights } from './insights.types';

@ArgsType()
class InsightPeriodArgs {
  @Field(() => LocalDate, { description: 'The first day, in WIB.' })
  from!: string;

  @Field(() => LocalDate, { description: `The last day, in WIB; at most ${LONGEST_INSIGHT_DAYS} days.` })
  to!: string;
}

@Resolver()
export class InsightsResolver {
  @Authorized('READ')
  @Query(() => CompanyInsights, {
    description: "The company's own figures of some days, beside those of as many days before.",
  })
  companyInsights(
    @Ctx() context: RequestContext,
    @Args(() => InsightPeriodArgs) period: InsightPeriodArgs,
  ): Promise<CompanyInsights> {
    return readInsights(context.services, asCompany(actorOf(context)).companyId, period);
  }

  @Authorized('READ')
  @Query(() => [ApplicationType], {
    description: 'The applications behind a figure of the own insights, the newest first, at most 100.',
  })
  insightApplications(
    @Ctx() context: RequestContext,
    @Args(() => InsightPeriodArgs) period: InsightPeriodArgs,
    @Arg('part', () => InsightPart, { description: 'Which of them.' }) part: InsightPart,
    @Arg('jobId', () => ID, { nullable: true, description: 'Of this job alone.' }) jobId?: string | null,
  ): Promise<ApplicationType[]> {
    const { companyId } = asCompany(actorOf(context));
    if (!isInsightPeriod(period)) throw refuse('PERIOD_INVALID');
    if (jobId && !isPossibleId(jobId)) return Promise.resolve([]);
    return applicationsBehind(context, { companyId, part, jobId: jobId ?? null, instants: instantsOf(period) });
  }
}
