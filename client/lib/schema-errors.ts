import type { z } from 'zod';
import type { RuleViolation } from '../../domain/errors';
import { violationsOf } from '../../domain/schema-parts';
import { textsOf } from '../language/store';

/** The texts of a form by field path (`slots.0.start`), from the same schema that the server asks. */
export function schemaErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  return Object.fromEntries(
    violationsOf(result.error).map((violation) => [(violation.field ?? []).join('.'), violationText(violation)]),
  );
}

function violationText({ code, detail }: RuleViolation): string {
  const t = textsOf('errors');
  if (!detail) return t(code);
  return t(detail.key, detail.values as unknown as { slot: number; first: number; who: string; when: string });
}
