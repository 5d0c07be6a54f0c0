/** A start-up problem that a person can fix: shown as its message, without a stack. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}

/** What to print for any failure: the message for a StartUpError, the stack for anything else. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartUpError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
