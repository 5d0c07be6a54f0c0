interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  errno?: number;
  cause?: LoggedError;
}

const MAX_CAUSES = 3;

/**
 * The logger's serializer for errors: no personal data, from any library. Extra properties (a statement's
 * parameters, its text with values) are left out; quoted values and e-mail addresses are cut from messages.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something other than an error was thrown', stack: '' };
  const { code, errno } = error as Error & { code?: unknown; errno?: unknown };
  return {
    type: error.constructor.name,
    // A library may make one without: passport does for an answer of Google that has no description.
    message: withoutValues(String(error.message)),
    stack: framesOf(error.stack ?? ''),
    code: typeof code === 'string' ? code : undefined,
    errno: typeof errno === 'number' ? errno : undefined,
    cause: error.cause instanceof Error && depth < MAX_CAUSES ? loggedError(error.cause, depth + 1) : undefined,
  };
}

/**
 * `Duplicate entry 'budi@mail.test' for key …`, `Truncated incorrect DOUBLE value: 'Budi'`, `… syntax to use near 'Budi''
 * at line 1`, `550 <budi@mail.test> unknown`, and Node's `"{"name":"Bu"... is not valid JSON`.
 */
function withoutValues(message: string): string {
  return message
    .replace(/'.*'(?= for (?:key|column))/gs, "'…'")
    .replace(/(?<=\b(?:value: |near ))'.*'/gs, "'…'")
    .replace(/Unexpected .* is not valid JSON/gs, 'Not valid JSON')
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…');
}

/** The stack begins with the message, which may hold values; only the frames are kept. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
