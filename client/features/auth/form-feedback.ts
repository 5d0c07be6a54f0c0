import type { UseFormReturnType } from '@mantine/form';
import { toast, type ToastOptions } from '../../components/toasts';
import { formErrors, type Payload } from '../../graphql/payload';

type Values = Record<string, unknown>;

/** The keyboard goes to the first field that wants something, in the order of the form. */
function focusFirst<Form extends Values>(form: UseFormReturnType<Form>, fields: Record<string, unknown>): void {
  const first = Object.keys(form.getValues()).find((name) => fields[name]);
  if (first) form.getInputNode(first)?.focus();
}

/** A form that its own rules refuse: each message is beside its field already; the first one is said aloud as well. */
export function showInvalid<Form extends Values>(
  form: UseFormReturnType<Form>,
  errors: Record<string, unknown>,
  place: ToastOptions,
): void {
  const first = Object.keys(form.getValues()).find((name) => errors[name]) ?? Object.keys(errors)[0];
  const message = first === undefined ? undefined : errors[first];
  if (typeof message === 'string') toast.error(message, place);
  focusFirst(form, errors);
}

/**
 * Shows what the server refused: beside the fields, and the first text as the toast of the specification. Answers
 * true when there was nothing to show. A missing payload is a failure without words of its own.
 */
export function acceptPayload<Form extends Values>(
  form: UseFormReturnType<Form>,
  payload: Payload | null | undefined,
  { fallback, place }: { fallback: string; place: ToastOptions },
): boolean {
  if (payload && payload.errors.length === 0) return true;
  const { fields } = formErrors(payload?.errors ?? [], Object.keys(form.getValues()));
  form.setErrors(fields);
  toast.error(payload?.errors[0]?.message ?? fallback, place);
  focusFirst(form, fields);
  return false;
}
