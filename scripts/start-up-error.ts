import { describeFailure } from '../server/start-up-error';

export { StartUpError, describeFailure } from '../server/start-up-error';

/** Runs a command to its end. An error is printed on stderr, with exit code 1. */
export async function runCommandLine(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}

/** The `code` of a Node system error such as ENOENT, or undefined. */
export function systemErrorCode(error: unknown): string | undefined {
  // Not instanceof: inside Jest, Node's own errors come from another realm than the test's Error.
  const isCoded = typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
  return isCoded ? String(error.code) : undefined;
}
