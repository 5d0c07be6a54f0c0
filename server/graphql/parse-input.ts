import { ID, type ValidatorFn } from 'type-graphql';
import type { z } from 'zod';
import { DomainError } from '../../domain/errors';
import { violationsOf } from '../../domain/schema-parts';

/** The rules that an input breaks, by field. Its schema names them, so a mutation's refusals do not. */
export class InputError extends DomainError {}

/** The cleaned input in the schema's output type. Throws an InputError. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new InputError(violationsOf(parsed.error));
  return parsed.data;
}

/** Printable ASCII: MariaDB refuses to compare other characters with the ASCII columns of ids. */
const ID_CHARACTERS = /^[\x20-\x7e]{0,128}$/;
const ID_FIELD = /^id$|Id$/;

/** Refuses what cannot be an id before it reaches a statement. */
function refuseImpossibleIds(value: unknown, field: string[], isId: boolean): void {
  if (typeof value === 'string') {
    if (isId && !ID_CHARACTERS.test(value)) throw new InputError({ code: 'INPUT_INVALID', field });
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => refuseImpossibleIds(item, [...field, String(index)], isId));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) refuseImpossibleIds(part, [...field, name], ID_FIELD.test(name));
  }
}

/** TypeGraphQL's global `validateFn`. */
export const refuseImpossibleInput: ValidatorFn = (value: unknown, type) => {
  refuseImpossibleIds(value, [], type === ID);
};
