import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Role } from '../../../domain/roles';
import { ANSWER_DAYS, TrackRecordPart } from '../../../domain/track-records';
import { asCompany } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { ApplicationType } from '../applications';
import { CompanyType } from '../companies';
import { JobType } from '../jobs';
import { applicationsInFigure, readFigures } from './track-figures.sql';
import { OwnTrackRecord, TrackRecord } from './track-record.types';
import { loadTrackRecords, wordsOf } from './track-records.sql';

@Resolver(() => CompanyType)
export class CompanyTrackRecordResolver {
  @FieldResolver(() => TrackRecord, {
    nullable: true,
    description: 'How it answers; null for an imported company, which no one answers for.',
  })
  trackRecord(@Root() { id }: CompanyType, @Ctx() context: RequestContext): Promise<TrackRecord | null> {
    return trackRecordOf(context, id);
  }
}

@Resolver(() => JobType)
export class JobTrackRecordResolver {
  @FieldResolver(() => TrackRecord, {
    nullable: true,
    description: 'How its company answers; null for an imported company, which no one answers for.',
  })
  companyTrackRecord(@Root() { companyId }: JobType, @Ctx() context: RequestContext): Promise<TrackRecord | null> {
    return trackRecordOf(context, companyId);
  }
}

@Resolver()
export class OwnTrackRecordResolver {
  @Authorized('READ')
  @Query(() => OwnTrackRecord, { description: 'The exact figures behind what seekers read of the own company.' })
  ownTrackRecord(@Ctx() context: RequestContext): Promise<OwnTrackRecord> {
    return figuresOf(context, asCompany(actorOf(context)).companyId);
  }

  @Authorized(Role.ADMIN)
  @Query(() => OwnTrackRecord, { description: 'The same figures of any company.' })
  adminTrackRecord(
    @Ctx() context: RequestContext,
    @Arg('companyId', () => ID, { description: 'The company.' }) companyId: string,
  ): Promise<OwnTrackRecord> {
    return figuresOf(context, companyId);
  }

  @Authorized('READ')
  @Query(() => [ApplicationType], {
    description: 'The applications behind a figure of the own track record, the newest first, at most 100.',
  })
  trackRecordApplications(
    @Ctx() context: RequestContext,
    @Arg('part', () => TrackRecordPart, { description: 'Which of them.' }) part: TrackRecordPart,
  ): Promise<ApplicationType[]> {
    const { companyId } = asCompany(actorOf(context));
    return applicationsInFigure(context, { companyId, part, now: context.services.clock.now() });
  }
}

async function trackRecordOf({ loaders }: RequestContext, companyId: string): Promise<TrackRecord | null> {
  return wordsOf(await loaders.load(loadTrackRecords, companyId));
}

async function figuresOf(context: RequestContext, companyId: string): Promise<OwnTrackRecord> {
  const { dataSource, clock } = context.services;
  const [shown, { figures }] = await Promise.all([
    trackRecordOf(context, companyId),
    readFigures(dataSource, companyId, { now: clock.now(), countedUntil: null }),
  ]);
  const { within, ...counts } = figures;
  const answeredWithin = ANSWER_DAYS.map((days, index) => ({ days, applications: within[index] ?? 0 }));
  return { ...counts, answeredWithin, shown };
}
