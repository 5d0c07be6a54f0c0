import { accountHeader, reportAccountMismatch } from './shown-account';

/** How long a request may take, in milliseconds. */
const CALL_TIMEOUT_MS = 60_000;

/**
 * Fetch that gives up: a connection that hangs ends in an error, which a page can show, instead of waiting forever. It
 * names the account that the page shows.
 */
export const timedFetch: typeof fetch = async (input, init) => {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const given = init?.signal;
  // A browser that cannot join the two does not abort an unneeded response.
  const signal = given && 'any' in AbortSignal ? AbortSignal.any([given, timeout]) : timeout;
  const headers = { ...(init?.headers as Record<string, string> | undefined), ...accountHeader() };
  const response = await fetch(input, { ...init, headers, signal });
  reportAccountMismatch(response.status);
  return response;
};
