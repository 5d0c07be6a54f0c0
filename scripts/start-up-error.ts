/** A start-up problem that a person can fix: shown as its message, without a stack. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}

/** What to print for any failure: the message for a StartUpError, the stack for anything else. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartUpError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The `code` of a Node system error such as ENOENT, or undefined. */
export function systemErrorCode(error: unknown): string | undefined {
  // Not instanceof: inside Jest, Node's own errors come from another realm than the test's Error.
  const isCoded = typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
  return isCoded ? String(error.code) : undefined;
}
