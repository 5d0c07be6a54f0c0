import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { violationText } from '../language/texts';
import type { RequestContext } from './context';
import { UserError } from './payload';

@Resolver(() => UserError)
export class UserErrorResolver {
  @FieldResolver(() => String, { description: "The catalogue's text for it, in the language of the request." })
  message(@Root() rule: UserError, @Ctx() { session }: RequestContext): string {
    return violationText(rule, session.language);
  }
}
