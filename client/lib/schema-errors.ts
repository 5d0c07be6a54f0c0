import type { z } from 'zod';
import { violationsOf } from '../../domain/schema-parts';

/** The texts of a form by field path (`slots.0.start`), from the same schema that the server asks. */
export function schemaErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  return Object.fromEntries(violationsOf(result.error).map(({ field = [], message }) => [field.join('.'), message]));
}
