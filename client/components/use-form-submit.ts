import { useState, type FormEvent } from 'react';
import { formErrors, type Payload } from '../graphql/payload';
import { textsOf } from '../language/store';
import { formTextOf, isOfEmptyField } from '../lib/form-text';
import { toast } from './toasts';
import { useSending, type Submit, type SubmitOptions } from './use-submit';

type FieldErrors = Record<string, unknown>;

/** What of a Mantine form is needed here; forms of first pages do without Mantine. */
interface MantineForm<Values> {
  getValues(): Values;
  setErrors(errors: Record<string, string>): void;
  getInputNode(path: string): HTMLElement | null;
  onSubmit(
    valid: (values: Values) => void,
    invalid: (errors: FieldErrors) => void,
  ): (event?: FormEvent<HTMLFormElement>) => void;
}

interface FormSubmitOptions<Values, Answer extends Payload> extends Omit<SubmitOptions<Values, Answer>, 'onRefused'> {
  form: MantineForm<Values>;
  /** The first refusal is shown in a toast as well as beside its field or, if it has none, in `general`. */
  toastsRefusals?: boolean;
  /** Where the keyboard goes for a field that is not the form's own input. */
  inputOf?: (field: string) => HTMLElement | null;
}

interface FormSubmit<Values> extends Submit<Values> {
  /** What was refused about the form as a whole. */
  general: string[];
  setGeneral: (messages: string[]) => void;
  /** Marks what the form's own rules refuse. */
  refuse: (errors: FieldErrors) => void;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
}

/** `useSubmit` for a Mantine form, whose fields show what is wrong with them. The keyboard goes to the first of these. */
export function useFormSubmit<Values extends object, Answer extends Payload>({
  form,
  send,
  onDone,
  failed = textsOf('portal')('failed'),
  toastOptions,
  toastsRefusals = false,
  inputOf = () => null,
}: FormSubmitOptions<Values, Answer>): FormSubmit<Values> {
  const [general, setGeneral] = useState<string[]>([]);

  const firstOf = (errors: FieldErrors): string | undefined =>
    Object.keys(form.getValues()).find((name) => errors[name]) ?? Object.keys(errors)[0];
  const focus = (field: string | undefined): void => {
    if (field !== undefined) (inputOf(field) ?? form.getInputNode(field))?.focus();
  };

  const sending = useSending(
    (values: Values) => {
      setGeneral([]);
      return send(values);
    },
    async (answer, values) => {
      if (answer && answer.errors.length === 0) return void (await onDone(answer, values));
      const errors = formErrors(answer?.errors ?? [], Object.keys(form.getValues()));
      form.setErrors(errors.fields);
      if (!answer || toastsRefusals) toast.error(answer?.errors[0]?.message ?? failed, toastOptions);
      setGeneral(!answer && toastsRefusals ? [failed] : errors.general);
      focus(firstOf(errors.fields));
    },
  );

  const refuse = (errors: FieldErrors): void => {
    const first = firstOf(errors);
    const message = first === undefined ? undefined : errors[first];
    const messages = Object.values(errors).filter((each) => typeof each === 'string');
    const empty = messages.find(isOfEmptyField);
    if (toastsRefusals && typeof message === 'string') toast.error(formTextOf(message), toastOptions);
    setGeneral(!toastsRefusals && empty !== undefined ? [formTextOf(empty)] : []);
    focus(first);
  };
  return {
    ...sending,
    general,
    setGeneral,
    refuse,
    onSubmit: form.onSubmit((values) => void sending.submit(values), refuse),
  };
}
