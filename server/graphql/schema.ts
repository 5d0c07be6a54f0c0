import './enums';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type BuildSchemaOptions, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ErrorCode } from '../../domain/errors';
import * as resolvers from '../modules/resolvers';
import { checkAuthorization } from './authorization';
import { refuseImpossibleInput } from './parse-input';
import { violationText } from '../language/texts';
import type { RequestContext } from './context';
import { UserError } from './payload';

@Resolver(() => UserError)
class UserErrorResolver {
  @FieldResolver(() => String, { description: "The catalogue's text for it, in the language of the request." })
  message(@Root() rule: UserError, @Ctx() { session }: RequestContext): string {
    return violationText(rule, session.language);
  }
}

let schema: GraphQLSchema | undefined;

/** The whole schema, made once a process; `npm run schema` writes it to schema.graphql. */
export function createSchema(): GraphQLSchema {
  schema ??= nameRefusals(
    buildSchemaSync({
      resolvers: [UserErrorResolver, ...Object.values(resolvers)] as unknown as BuildSchemaOptions['resolvers'],
      authChecker: checkAuthorization,
      validateFn: refuseImpossibleInput,
    }),
  );
  return schema;
}

/** Adds the list of `@RefusesWith` to the description of each mutation. */
function nameRefusals(made: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(made.getMutationType()?.getFields() ?? {})) {
    const refusals = field.extensions['refusals'] as ErrorCode[] | undefined;
    if (refusals?.length) field.description += ` Refusals: ${refusals.join(', ')}.`;
  }
  return made;
}
