import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../graphql/context';
import { Viewer } from '../auth';
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
  async erasure(@Root() { id, seeker, isLeavingCompany }: Viewer, @Ctx() context: RequestContext) {
    // The viewer's own row is loaded already: only who waits costs a statement.
    const ownSeeker = seeker && (await context.loaders.load(loadSeekers, seeker.id));
    const waits = ownSeeker?.isErasing === true || isLeavingCompany;
    return waits ? openErasureOf(context, id) : null;
  }
}
