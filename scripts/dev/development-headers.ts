import type { Connect } from 'vite';
import type { Env } from '../../server/env';
import { playgroundPolicy, securityHeaders } from '../../server/http/middleware/security';

/**
 * The headers of the real server on the pages that Vite serves, so that violations of the policy show while editing. The
 * policy also allows what hot replacement needs, here only: the server does not contain this code.
 */
export function developmentHeaders(env: Env, nonce: string): Connect.NextHandleFunction {
  const playground = playgroundPolicy(env);
  return (request, response, next) => {
    for (const [name, value] of Object.entries(securityHeaders(env))) response.setHeader(name, value);
    // It sets a header and nothing else, which any response of Node can take.
    if (request.url === '/admin/playground') playground(request as never, response as never, () => undefined);
    const policy = 'content-security-policy';
    response.setHeader(policy, forHotReplacement(String(response.getHeader(policy)), nonce));
    next();
  };
}

/** Vite puts one inline script into the page, speaks over a WebSocket, and waits for a lost server in a worker. */
export function forHotReplacement(policy: string, nonce: string): string {
  const workers = policy.includes('worker-src') ? policy : `${policy};worker-src 'self' blob:`;
  return workers
    .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
    .replace("connect-src 'self'", "connect-src 'self' ws:");
}
