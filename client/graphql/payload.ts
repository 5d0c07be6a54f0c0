/** Why a mutation did not do what was asked; every mutation returns a list of these. */
export interface UserError {
  code: string;
  message: string;
  field?: readonly string[] | null;
}

export interface Payload {
  errors: readonly UserError[];
}

/** The first message, or null when the mutation succeeded. A missing payload is a failure without words. */
export function firstMessage(payload: Payload | null | undefined, fallback: string): string | null {
  if (!payload) return fallback;
  return payload.errors.length > 0 ? (payload.errors[0]?.message ?? fallback) : null;
}

/** True when an error of this code is among the payload's. */
export function hasCode(payload: Payload | null | undefined, code: string): boolean {
  return payload?.errors.some((error) => error.code === code) ?? false;
}

/**
 * Splits errors for a Mantine form: texts by field path (`slots.0.start`; the first error of a field wins), and
 * those of no field, which belong above the form. `known` are the form's fields: an error of any other field would
 * show nowhere, so it goes with the general ones.
 */
export function formErrors(
  errors: readonly UserError[],
  known?: readonly string[],
): { fields: Record<string, string>; general: string[] } {
  const fields: Record<string, string> = {};
  const general: string[] = [];
  for (const { field, message } of errors) {
    const path = field?.length ? field.join('.') : null;
    if (path === null || (known && !known.includes(field?.[0] ?? ''))) general.push(message);
    else fields[path] ??= message;
  }
  return { fields, general };
}
