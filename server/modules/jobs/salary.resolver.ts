import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { formatSalary } from '../../../domain/salaries';
import type { RequestContext } from '../../graphql/context';
import { SalaryType } from './job.types';

/** Apart from the job, which is kept for everyone. */
@Resolver(() => SalaryType)
export class SalaryResolver {
  @FieldResolver(() => String, {
    description:
      'As screens show it, in the language of the request: "Rp 5.000.000 - Rp 7.500.000 per month", or "From Rp 5.000.000 per month".',
  })
  formatted(@Root() salary: SalaryType, @Ctx() { session }: RequestContext): string {
    return formatSalary(salary, session.language);
  }
}
