import type { RequestHandler } from 'express';
import type { Connect } from 'vite';
import type { Env } from '../../server/env';
import { playgroundPolicy, securityHeaders } from '../../server/http/middleware/security';

const POLICY = 'content-security-policy';

/**
 * The headers of the real server on the pages that Vite serves, so that violations of the policy show while editing. The
 * policy also allows what hot replacement needs, here only: the server does not contain this code.
 */
export function developmentHeaders(env: Env, nonce: string): Connect.NextHandleFunction {
  const headers = Object.entries(securityHeaders(env));
  const playground = asConnect(playgroundPolicy(env));
  return (request, response, next) => {
    const widened: Connect.NextFunction = (error) => {
      response.setHeader(POLICY, forHotReplacement(String(response.getHeader(POLICY)), nonce));
      next(error);
    };
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.url === '/admin/playground') playground(request, response, widened);
    else widened();
  };
}

/** Vite puts one inline script into the page, speaks over a WebSocket, and waits for a lost server in a worker. */
export function forHotReplacement(policy: string, nonce: string): string {
  const workers = policy.includes('worker-src') ? policy : `${policy};worker-src 'self' blob:`;
  return workers
    .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
    .replace("connect-src 'self'", "connect-src 'self' ws:");
}

/** Helmet sets headers and nothing else, which any answer of Node can take. */
function asConnect(handler: RequestHandler): Connect.NextHandleFunction {
  return handler as unknown as Connect.NextHandleFunction;
}
