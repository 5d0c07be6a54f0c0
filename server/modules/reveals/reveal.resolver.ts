import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { filePath } from '../../../domain/files';
import { ALL_DETAILS, detailsOf, RevealedDetail } from '../../../domain/reveals';
import { Role } from '../../../domain/roles';
import { asSeeker } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { decodeCursor, pageById, type CursorPage } from '../../graphql/paging';
import { isPossibleId } from '../../db/columns';
import { readReceipts, readShown, type ReceiptRow } from './reveal-receipt.sql';
import { RevealReceiptConnection, type RevealReceiptType } from './reveal.types';

const PAGE_SIZE = 20;

type ConnectionParent = CursorPage<RevealReceiptType> & {
  of: Parameters<typeof readShown>[1];
  /** Read once for both fields that need it. */
  shown?: ReturnType<typeof readShown>;
};

/** Who has seen the signed-in seeker's details. */
@Resolver(() => RevealReceiptConnection)
export class RevealReceiptResolver {
  @Authorized(Role.USER)
  @Query(() => RevealReceiptConnection, {
    description:
      "Who has seen the signed-in seeker's details: a receipt for each application, person who looked, kind and day, newest first, 20 a page.",
  })
  async myRevealReceipts(
    @Ctx() context: RequestContext,
    @Arg('applicationId', () => ID, { nullable: true, description: 'Only through this own application.' })
    applicationId?: string | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' }) after?:
      | string
      | null,
  ): Promise<RevealReceiptConnection> {
    const { seekerId } = asSeeker(actorOf(context));
    const [before = null] = decodeCursor(after, 'id') ?? [];
    const of = { seekerId, applicationId: applicationId ?? null };
    const isPossible = of.applicationId === null || isPossibleId(of.applicationId);
    const rows = isPossible
      ? await readReceipts(context.services.dataSource, { ...of, before, limit: PAGE_SIZE + 1 })
      : [];
    const page: ConnectionParent = { ...pageById(rows, PAGE_SIZE, receiptOf), of };
    return page;
  }

  @FieldResolver(() => [RevealedDetail])
  async neverShown(@Root() parent: ConnectionParent, @Ctx() context: RequestContext): Promise<RevealedDetail[]> {
    return detailsOf(ALL_DETAILS & ~(await shownOf(parent, context)).details);
  }

  @FieldResolver(() => Int)
  async companies(@Root() parent: ConnectionParent, @Ctx() context: RequestContext): Promise<number> {
    return (await shownOf(parent, context)).companies;
  }
}

function shownOf(parent: ConnectionParent, { services }: RequestContext): ReturnType<typeof readShown> {
  parent.shown ??= readShown(services.dataSource, parent.of);
  return parent.shown;
}

function receiptOf(row: ReceiptRow): RevealReceiptType {
  const isSupport = row.company_id === null;
  return {
    id: row.id,
    isSupport,
    companyId: row.company_name === null ? null : row.company_id,
    companyName: row.company_name,
    companyLogoUrl: filePath(row.company_logo_file_id),
    applicationId: row.application_id,
    jobTitle: row.job_title,
    kind: row.kind,
    details: detailsOf(row.details),
    day: row.day,
    firstAt: row.first_at,
    lastAt: row.last_at,
    times: row.times,
  };
}
