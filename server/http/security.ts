import type { RequestHandler, Request, Response } from 'express';
import helmet from 'helmet';
import type { Env } from '../env';

type Directives = Record<string, Iterable<string>>;

/** Scripts come from files only; Mantine sets styles on elements, hence inline styles. */
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

/** Headers on every answer. */
export function securityHeaders(env: Env): RequestHandler {
  const helmetHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(env) },
    frameguard: { action: 'deny' },
    // A popup for Google sign-in must keep its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: env.isProduction ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return (request, response, next) => {
    // Helmet does not know this one.
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    helmetHeaders(request, response, next);
  };
}

/** The playground's editor brings fonts inside its style sheet and runs its language services in workers. */
export function playgroundPolicy(env: Env): RequestHandler {
  const directives = { ...contentPolicy(env), fontSrc: ["'self'", 'data:'], workerSrc: ["'self'", 'blob:'] };
  return helmet.contentSecurityPolicy({ useDefaults: false, directives });
}

/** The same headers as a plain list, for answers that do not pass through express. */
export function staticHeaders(env: Env): Record<string, string> {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  // Helmet looks at neither request nor response, it only sets headers.
  securityHeaders(env)({} as Request, collector as unknown as Response, () => undefined);
  return headers;
}

/** Paths that another service calls, and that carry a signature instead of a session. */
const CALLED_FROM_OUTSIDE = ['/payments/callback'];

/** A POST that a page of another site sends is refused, whatever cookie it carries (design, section 4). */
export function refuseForeignOrigin(appUrl: string): RequestHandler {
  const own = new URL(appUrl).origin;
  return (request, response, next) => {
    const { origin } = request.headers;
    const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
    if (isRead || !origin || CALLED_FROM_OUTSIDE.includes(request.path)) return next();
    const sameHost = URL.canParse(origin) && new URL(origin).host === request.headers.host;
    if (origin === own || sameHost) return next();
    response.status(403).json({ errors: [{ message: 'This request came from another site.' }] });
  };
}
