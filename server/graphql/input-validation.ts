import type { ValidatorFn } from 'type-graphql';
import type { z } from 'zod';
import { DomainError } from '../../domain/errors';
import { violationsOf } from '../../domain/schema-parts';
import type { RequestContext } from './context';

type SchemaSource = (now: () => Date) => z.ZodType;

const schemas = new Map<unknown, SchemaSource>();

/** Ties an input type to the zod schema that the form uses too. What the schema cleans is what the command gets. */
export function ParsedBy(source: SchemaSource): ClassDecorator {
  return (inputType) => {
    schemas.set(inputType, source);
  };
}

/** TypeGraphQL's global `validateFn`: parses every input that has a schema, and refuses with the texts of section 5. */
export const parseInput: ValidatorFn = (value: unknown, type, { context }) => {
  const source = schemas.get(type);
  if (!source || typeof value !== 'object' || value === null) return;
  const parsed = source(() => (context as RequestContext).services.clock.now()).safeParse(value);
  if (!parsed.success) throw new DomainError(violationsOf(parsed.error));
  Object.assign(value, parsed.data);
};
