import type { z } from 'zod';
import type { ErrorCode, RuleViolation } from '../../domain/errors';
import { violationsOf } from '../../domain/schema-parts';
import { textsOf } from '../language/store';
import { setFormText } from './form-text';

/** The texts of a form by field path (`slots.0.start`), from the same schema that the server asks. */
export function schemaErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  return Object.fromEntries(
    violationsOf(result.error).map((violation) => [(violation.field ?? []).join('.'), violationText(violation)]),
  );
}

function violationText({ code, detail, field }: RuleViolation): string {
  const t = textsOf('errors');
  if (!detail) return emptyFieldText(code, field?.at(-1)) ?? t(code);
  return t(detail.key, detail.values as never);
}

const ofEmptyFields: readonly ErrorCode[] = [
  'REQUIRED_FIELDS',
  'JOB_FIELDS_REQUIRED',
  'VENUE_REQUIRED',
  'COUNTER_FIELDS_REQUIRED',
];

/** What is missing, by the name of its field: the rule's own text would say the same beneath each. */
function emptyFieldText(code: ErrorCode, field = ''): string | null {
  const key = `emptyFields.${field}` as 'emptyFields.fullName';
  const t = textsOf('errors');
  if (!ofEmptyFields.includes(code) || !t.has(key)) return null;
  setFormText(t(key), t(code));
  return t(key);
}
