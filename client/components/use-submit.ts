import { useRef, useState, type FormEvent } from 'react';
import { formErrors, type Payload } from '../graphql/payload';
import { toast, type ToastOptions } from './toasts';

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

interface SubmitOptions<Values, Answer extends Payload> {
  /** Sends the values. `false` when nothing was sent and it has been said why. */
  send: (values: Values) => Promise<Answer | false | null | undefined>;
  onDone: (answer: Answer) => unknown;
  /** What to say when the server could not be asked. */
  failed: string;
  toastOptions?: ToastOptions;
  /** Shows a refusal itself instead of a toast, where there is no Mantine form. */
  onRefused?: (message: string) => void;
}

interface FormSubmitOptions<Values, Answer extends Payload> extends Omit<SubmitOptions<Values, Answer>, 'onRefused'> {
  form: MantineForm<Values>;
  /** The first refusal is said in a toast as well; without it, those of no field are `general`, for a FormError. */
  toastsRefusals?: boolean;
  /** Where the keyboard goes for a field that is not the form's own input. */
  inputOf?: (field: string) => HTMLElement | null;
}

interface Submit<Values> {
  busy: boolean;
  submit: (values: Values) => Promise<void>;
}

interface FormSubmit<Values> extends Submit<Values> {
  /** What was refused about the form as a whole. */
  general: string[];
  setGeneral: (messages: string[]) => void;
  /** Marks what the form's own rules refuse. */
  refuse: (errors: FieldErrors) => void;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
}

/** Sends one submission at a time: a second press, or Enter while the first is under way, does nothing. */
export function useSubmit<Values, Answer extends Payload>({
  send,
  onDone,
  failed,
  toastOptions,
  onRefused = (message) => void toast.error(message, toastOptions),
}: SubmitOptions<Values, Answer>): Submit<Values> {
  return useSending(send, async (answer) => {
    if (answer && answer.errors.length === 0) await onDone(answer);
    else onRefused(answer?.errors[0]?.message ?? failed);
  });
}

/** The same for a Mantine form, whose fields show what is wrong with them. The keyboard goes to the first of these. */
export function useFormSubmit<Values extends object, Answer extends Payload>({
  form,
  send,
  onDone,
  failed,
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
    async (answer) => {
      if (answer && answer.errors.length === 0) return void (await onDone(answer));
      const errors = formErrors(answer?.errors ?? [], Object.keys(form.getValues()));
      form.setErrors(errors.fields);
      if (!answer || toastsRefusals) toast.error(answer?.errors[0]?.message ?? failed, toastOptions);
      if (!toastsRefusals) setGeneral(errors.general);
      focus(firstOf(errors.fields));
    },
  );

  const refuse = (errors: FieldErrors): void => {
    const first = firstOf(errors);
    const message = first === undefined ? undefined : errors[first];
    if (toastsRefusals && typeof message === 'string') toast.error(message, toastOptions);
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

function useSending<Values, Answer extends Payload>(
  send: (values: Values) => Promise<Answer | false | null | undefined>,
  take: (answer: Answer | null) => Promise<void>,
): Submit<Values> {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const submit = async (values: Values): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      // A call that did not get through is told by its text.
      const answer = await send(values).catch(() => null);
      if (answer !== false) await take(answer ?? null);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, submit };
}
