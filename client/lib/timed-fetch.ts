/** How long a request may take, in milliseconds. */
const CALL_TIMEOUT_MS = 60_000;

/** Fetch that gives up: a connection that hangs ends in an error, which a page can show, instead of waiting forever. */
export const timedFetch: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const given = init?.signal;
  // A browser that cannot join the two goes without taking an unneeded answer back.
  const signal = given && 'any' in AbortSignal ? AbortSignal.any([given, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};
