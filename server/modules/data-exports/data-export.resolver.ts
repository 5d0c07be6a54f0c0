import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { RefusesWith, done } from '../../graphql/payload';
import { requestDataExport } from './commands/request-data-export';
import { ownExport, shownExport } from './data-export.queries';
import { DataExportPayload, DataExportType } from './data-export.types';
import { recordsOf } from './my-records.queries';
import { MyRecords } from './my-records.types';

@Authorized(Role.USER, Role.COMPANY)
@Resolver()
export class DataExportResolver {
  @Query(() => DataExportType, {
    nullable: true,
    description: 'The newest export of the own data; null when there is none, and a day after it was ready.',
  })
  myDataExport(@Ctx() context: RequestContext): Promise<DataExportType | null> {
    return ownExport(context.services, actorOf(context));
  }

  @Query(() => MyRecords, {
    description: 'What is kept about the person beside what their pages show; for the export.',
  })
  myRecords(@Ctx() context: RequestContext): Promise<MyRecords> {
    return recordsOf(context.services, actorOf(context), context.session.language);
  }

  @RefusesWith('DATA_EXPORT_ONCE_A_DAY', 'OWNERS_FROZEN')
  @Mutation(() => DataExportPayload, {
    description: 'Asks for a zip with all own data, of both roles; a mail tells when it is ready.',
  })
  async requestDataExport(@Ctx() context: RequestContext): Promise<DataExportPayload> {
    return done({ dataExport: shownExport(await requestDataExport(context.services, actorOf(context))) });
  }
}
