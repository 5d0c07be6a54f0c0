import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../graphql/context';
import { Viewer } from '../auth';
import { loadCompanies } from '../companies';
import { loadSeekers } from '../seekers';
import { openErasureOf } from './erasure.resolver';
import { ErasureType } from './erasure.types';

/** What erasures add to the signed-in person: each of their pages says what waits. */
@Resolver(() => Viewer)
export class ViewerErasureResolver {
  @FieldResolver(() => ErasureType, {
    nullable: true,
    description: 'The erasure of the own account, or of one of its roles, that waits; null without one.',
  })
  async erasure(@Root() { id, seeker, company }: Viewer, @Ctx() context: RequestContext): Promise<ErasureType | null> {
    const { loaders } = context;
    // The viewer's own rows are loaded already: only who waits costs a statement.
    const [ownSeeker, ownCompany] = await Promise.all([
      seeker && loaders.load(loadSeekers, seeker.id),
      company && loaders.load(loadCompanies, company.id),
    ]);
    const waits = ownSeeker?.isErasing === true || (ownCompany?.erasing_at ?? null) !== null;
    return waits ? openErasureOf(context, id) : null;
  }
}
