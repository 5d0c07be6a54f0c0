import { Not } from 'typeorm';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { read } from '../../db/read';
import type { RequestContext } from '../../graphql/context';
import { Viewer } from '../auth';
import { CompanyMember } from '../companies';

@Resolver(() => Viewer)
export class ViewerColleaguesResolver {
  @FieldResolver(() => Boolean, { description: 'Someone else acts for the company too, so "mine" means something.' })
  hasColleagues(@Root() { id, company }: Viewer, @Ctx() { services }: RequestContext): boolean | Promise<boolean> {
    if (!company) return false;
    const others = { companyId: company.id, accountId: Not(id) };
    return read(services.dataSource, (manager) => manager.getRepository(CompanyMember).existsBy(others));
  }
}
