import { StepFailure } from './observed-client';

/** Throws unless it is so; `what` says what is wrong. */
export function check(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new StepFailure(what);
}

/** What an action returns beside its result: throws what it refused. */
export function checkAccepted({ errors }: { errors: readonly { code: string; message: string }[] }): void {
  check(errors.length === 0, errors.map(({ code, message }) => `${message} (${code})`).join('\n'));
}
