/**
 * A fresh code of the second factor, asked for when the server says that what was just tried needs one. The call that
 * needs it waits here; the window (components/StepUp) answers. Tries of the same moment share one question.
 */
let question: { answered: Promise<boolean>; answer: (shown: boolean) => void } | null = null;
const listeners = new Set<() => void>();

function changed(): void {
  listeners.forEach((listener) => listener());
}

export const stepUpQuestion = {
  isOpen: (): boolean => question !== null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** True once a code was accepted, false when the window was closed, or there is none to open. */
  ask: (): Promise<boolean> => {
    if (listeners.size === 0) return Promise.resolve(false);
    if (!question) {
      let answer: (shown: boolean) => void = () => undefined;
      const answered = new Promise<boolean>((resolve) => (answer = resolve));
      question = { answered, answer };
      changed();
    }
    return question.answered;
  },
  answer: (shown: boolean): void => {
    const open = question;
    question = null;
    changed();
    open?.answer(shown);
  },
};
