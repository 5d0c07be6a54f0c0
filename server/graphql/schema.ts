import './enums';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql';
import * as resolvers from '../modules/resolvers';
import { checkAuthorization } from './authorization';
import { refuseImpossibleInput } from './parse-input';
import { UserErrorResolver } from './user-error.resolver';

/** The whole schema; `npm run schema` writes it to schema.graphql. */
export function createSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [UserErrorResolver, ...Object.values(resolvers)] as unknown as BuildSchemaOptions['resolvers'],
    authChecker: checkAuthorization,
    validateFn: refuseImpossibleInput,
  });
}
