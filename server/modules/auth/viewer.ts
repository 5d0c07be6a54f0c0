import { isAskedToAgree } from '../../../domain/consents';
import { Role } from '../../../domain/roles';
import { renderedRoleOf, type Actor } from '../../actor';
import { read } from '../../db/read';
import type { RequestContext, SignedIn } from '../../graphql/context';
import { done } from '../../graphql/payload';
import { Admin } from '../accounts';
import { companyOf, loadCompanies } from '../companies';
import { loadSeekers } from '../seekers';
import type { Viewer, ViewerPayload } from './auth.types';

/** The signed-in person with their profiles; null for a visitor. */
export async function viewerOf({ services, loaders }: RequestContext, actor: Actor | null): Promise<Viewer | null> {
  if (!actor) return null;
  const { accountId, seekerId, companyId, roles } = actor;
  const [seeker, company, admin] = await Promise.all([
    seekerId ? loaders.load(loadSeekers, seekerId) : null,
    companyId ? loaders.load(loadCompanies, companyId) : null,
    roles.includes(Role.ADMIN)
      ? read(services.dataSource, (manager) => manager.getRepository(Admin).findOneBy({ accountId }))
      : null,
  ]);
  return {
    ...actor,
    id: accountId,
    activeRole: renderedRoleOf(actor),
    isAskedToAgree: isAskedToAgree(actor),
    isProfileComplete: seeker === null || seeker.isProfileComplete,
    seeker,
    company: company && companyOf(company),
    adminName: admin?.name ?? null,
  };
}

/** Starts a session under a new id, and returns who is signed in now. */
export async function startSession(context: RequestContext, signedIn: SignedIn): Promise<ViewerPayload> {
  return done({ viewer: await viewerOf(context, await context.session.start(signedIn)) });
}
