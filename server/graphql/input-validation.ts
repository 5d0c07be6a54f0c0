import { ID, type ValidatorFn } from 'type-graphql';
import type { z } from 'zod';
import { DomainError, refuse } from '../../domain/errors';
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

/** What every id of ours is made of. Other characters would not even compare with the ASCII columns ids live in. */
const ID_CHARACTERS = /^[\x20-\x7e]{0,128}$/;
const ID_FIELD = /^id$|Id$/;

/** Ids come from strangers too; one that none of ours can be is refused before it reaches a statement. */
function refuseImpossibleIds(value: unknown, field: string[], isId: boolean): void {
  if (typeof value === 'string') {
    if (isId && !ID_CHARACTERS.test(value)) throw refuse('INPUT_INVALID', field);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => refuseImpossibleIds(item, [...field, String(index)], isId));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) refuseImpossibleIds(part, [...field, name], ID_FIELD.test(name));
  }
}

/** TypeGraphQL's global `validateFn`: parses every input that has a schema, and refuses with the texts of section 5. */
export const parseInput: ValidatorFn = (value: unknown, type, { context }) => {
  refuseImpossibleIds(value, [], type === ID);
  const source = schemas.get(type);
  if (!source || typeof value !== 'object' || value === null) return;
  const parsed = source(() => (context as RequestContext).services.clock.now()).safeParse(value);
  if (!parsed.success) throw new DomainError(violationsOf(parsed.error));
  Object.assign(value, parsed.data);
};
