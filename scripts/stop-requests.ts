/** Ctrl-C arrives twice when both the terminal and npm send it: later ones count only after this pause. */
const MILLISECONDS_OF_ONE_REQUEST = 1000;

/**
 * Resolves at the first request to stop: Ctrl-C, SIGTERM, a closed terminal, or the end of bootstrap.mjs. The caller
 * then shuts down in order; a further Ctrl-C ends the process at once.
 */
export function firstStopRequest(): Promise<void> {
  return new Promise((resolve) => {
    let since: number | undefined;
    const request = (): void => {
      if (since === undefined) {
        since = Date.now();
        resolve();
      } else if (Date.now() - since > MILLISECONDS_OF_ONE_REQUEST) {
        process.exit(130);
      }
    };
    process.on('SIGINT', request).on('SIGTERM', request).on('SIGHUP', request);
    process.once('disconnect', request);
    // A listener for 'disconnect' alone would keep a finished script from ending.
    process.channel?.unref();
    // A closed terminal must not turn the shutdown's own lines into a crash.
    process.stdout.on('error', () => undefined);
    process.stderr.on('error', () => undefined);
  });
}
