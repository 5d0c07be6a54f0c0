import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { isIP, Socket } from 'node:net';
import type { Env } from '../../env';
import { paths } from '../../../domain/paths';
import { pathOf } from '../request-path';
import { Failure } from './failure';

type Directives = Record<string, Iterable<string>>;

/** Scripts come from files only; inline styles because Mantine sets styles on elements. */
function contentPolicy({ isProduction }: Env): Directives {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(isProduction ? { upgradeInsecureRequests: [] } : {}),
  };
}

/** No page uses any of these, so an embedded page or an injected script may not either. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The headers of every response, worked out once: they depend on nothing that a request says. */
export function securityHeaders(env: Env): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(env) },
    frameguard: { action: 'deny' },
    // A popup for Google sign-in must keep its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: env.isProduction ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  setHeaders(request, response, () => response.setHeader('permissions-policy', PERMISSIONS_POLICY));
  return response.getHeaders() as Record<string, string>;
}

/** What only a document obeys. Most responses of a first visit are scripts, whose content is shorter than this. */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** For the built scripts, styles, fonts and texts, none of which is a document: a kilobyte less each. */
export const withoutDocumentHeaders: RequestHandler = (_request, response, next) => {
  for (const name of FOR_DOCUMENTS) response.removeHeader(name);
  next();
};

/**
 * The playground's editor brings fonts inside its style sheet and runs its language services in workers. A policy belongs
 * to a document, so the client always opens that page with a full load.
 */
export function playgroundPolicy(env: Env): RequestHandler {
  const directives = { ...contentPolicy(env), fontSrc: ["'self'", 'data:'], workerSrc: ["'self'", 'blob:'] };
  return helmet.contentSecurityPolicy({ useDefaults: false, directives });
}

/**
 * For the local stand-ins, which show every mail to anyone who asks: a page of another site, whose name was made to lead to
 * this machine, would read them as its own. An address in numbers, or localhost, cannot be made to lead elsewhere.
 */
export function ownHostOnly({ APP_URL }: Env): RequestHandler {
  const own = new URL(APP_URL).hostname;
  return ({ headers: { host = '' } }, _response, next) => {
    const name = URL.canParse(`http://${host}`) && !host.includes('@') ? new URL(`http://${host}`).hostname : '';
    const isOwn = name === own || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || /^(?:[^.]+\.)*localhost$/.test(name);
    next(isOwn ? undefined : new Failure(403, 'foreign'));
  };
}

/** The payment provider and mail programs call these, with a signature instead of a session. */
const CALLED_FROM_OUTSIDE: readonly (string | null)[] = ['/payments/callback', paths.unsubscribe];

/** Refuses a request without a host, and a POST from a page of another site, whatever cookie it carries. */
export function refuseForeign({ method, url, headers }: IncomingMessage, { APP_URL }: Env): void {
  const { origin, host } = headers;
  // HTTP/1.1 wants one, and links are built from it.
  if (!host) throw new Failure(400);
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  if (isRead || !origin || origin === new URL(APP_URL).origin) return;
  const isSameHost = URL.canParse(origin) && new URL(origin).host === host;
  if (isSameHost || CALLED_FROM_OUTSIDE.includes(pathOf(url))) return;
  throw new Failure(403, 'foreign');
}
