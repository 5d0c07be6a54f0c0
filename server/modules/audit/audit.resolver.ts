import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver } from 'type-graphql';
import { AuditKind } from '../../../domain/audit';
import { Role } from '../../../domain/roles';
import type { RequestContext } from '../../graphql/context';
import { listAdministrators, readAuditTrail } from './audit.queries';
import { Administrator, AuditTrailConnection } from './audit.types';

@Resolver(() => AuditTrailConnection)
export class AuditResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AuditTrailConnection, { description: 'What administrators changed and what they read of people\'s data, newest first, 20 at a time.' })
  adminAuditTrail(
    @Ctx() { services }: RequestContext,
    @Arg('kind', () => AuditKind, { nullable: true, description: 'Only changes, or only reads.' }) kind?: AuditKind | null,
    @Arg('adminId', () => ID, { nullable: true, description: 'Only of this administrator.' }) adminId?: string | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the stretch before.' }) after?: string | null,
  ): Promise<AuditTrailConnection> {
    return readAuditTrail(services.dataSource, { kind: kind ?? null, adminId: adminId ?? null, after });
  }

  @FieldResolver(() => [Administrator], { description: 'Everyone who is an administrator now, by name.' })
  administrators(@Ctx() { services }: RequestContext): Promise<Administrator[]> {
    return listAdministrators(services.dataSource);
  }
}
