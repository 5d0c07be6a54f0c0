import { Role } from '../../../domain/roles';
import { renderedRoleOf, type Actor } from '../../actor';
import type { RequestContext } from '../../graphql/context';
import { companyOf, loadCompanies } from '../companies/public';
import { loadSeekers } from '../seekers/public';
import type { Viewer } from './auth.types';
import { read } from '../../db/read';
import { Admin } from '../accounts/public';

/** The signed-in person with their profiles; null for a visitor. */
export async function viewerOf(context: RequestContext, actor: Actor | null): Promise<Viewer | null> {
  if (!actor) return null;
  const [seeker, company, adminName] = await Promise.all([
    actor.seekerId ? context.loaders.load(loadSeekers, actor.seekerId) : null,
    actor.companyId ? context.loaders.load(loadCompanies, actor.companyId) : null,
    actor.roles.includes(Role.ADMIN) ? adminNameOf(context, actor.accountId) : null,
  ]);
  return {
    id: actor.accountId,
    email: actor.email,
    emailVerified: actor.emailVerified,
    isGoogleAccount: actor.isGoogleAccount,
    hasPassword: actor.hasPassword,
    roles: actor.roles,
    activeRole: renderedRoleOf(actor),
    hasSecondFactor: actor.hasSecondFactor,
    mustEnrol: actor.mustEnrol,
    isProfileComplete: seeker === null || seeker.isProfileComplete,
    seeker,
    company: company && companyOf(company),
    adminName: adminName ?? null,
  };
}

async function adminNameOf({ services }: RequestContext, accountId: string): Promise<string | undefined> {
  const admin = await read(services.dataSource, (manager) => manager.getRepository(Admin).findOneBy({ accountId }));
  return admin?.name;
}
