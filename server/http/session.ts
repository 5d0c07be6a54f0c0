import type { Request, RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import session from 'express-session';
import { refuse } from '../../domain/errors';
import type { Actor } from '../actor';
import type { SessionControl } from '../graphql/context';
import { AccountSessionStore, SESSION_IDLE_MS, type AwaitedSignIn } from '../modules/accounts/public';
import { servicesFor } from '../request-services';
import { traceOf } from '../observability/request-trace';
import type { Services } from '../services';
import { isKnownBrowser, rememberBrowser } from './known-browser';
import { SESSION_COOKIE } from './session-cookie';

/** One HttpOnly cookie with an opaque id; everything else about a session is in the database. */
export function sessionMiddleware({ dataSource, clock, env }: Services): {
  handler: RequestHandler;
  store: AccountSessionStore;
} {
  const store = new AccountSessionStore(dataSource, clock, env.isProduction);
  const handler = session({
    name: SESSION_COOKIE,
    secret: env.SESSION_SECRET,
    store,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: env.trustedProxies !== false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: env.isProduction, maxAge: SESSION_IDLE_MS, path: '/' },
  });
  return { handler, store };
}

/** The services as this request uses them (request-services.ts). */
export function servicesOf(services: Services, request: IncomingMessage): Services {
  return servicesFor(services, traceOf(request));
}

/** Who the request's session belongs to; null for a visitor. */
export function actorOfRequest(request: Request): Actor | null {
  return request.session.actor ?? null;
}

/** Starting and ending sessions for resolvers. A login always gets a new id, so that none can be planted. */
export function sessionControl(request: Request, store: AccountSessionStore, { env, clock }: Services): SessionControl {
  const awaited = request.session.awaitingCode;
  return {
    browser: {
      userAgent: userAgentOf(request),
      isKnownTo: (accountId) => isKnownBrowser(request, env, accountId),
    },
    awaitedSignIn: awaited && awaited.until > clock.now().getTime() ? awaited : null,
    async start({ accountId, sessionEpoch, provedAt }) {
      await regenerate(request);
      request.session.accountId = accountId;
      request.session.sessionEpoch = sessionEpoch;
      request.session.userAgent = userAgentOf(request);
      request.session.provedAt = provedAt ?? null;
      await new Promise<void>((resolve, reject) =>
        request.session.save((error) => (error ? reject(error) : resolve())),
      );
      const actor = await store.readActor(request.sessionID);
      if (!actor) {
        // All sessions were ended between the check of the password and now: this one has not begun either.
        await this.end();
        throw refuse('LOGIN_FAILED');
      }
      rememberBrowser(request, env, accountId);
      return actor;
    },
    async end() {
      await new Promise<void>((resolve, reject) =>
        request.session.destroy((error) => (error ? reject(error) : resolve())),
      );
      request.res?.clearCookie(SESSION_COOKIE, { path: '/' });
    },
  };
}

/** Keeps a sign-in that lacks only the code in a visitor's session of a new id: nobody can have planted it. */
export async function awaitCode(request: Request, awaited: AwaitedSignIn): Promise<void> {
  await regenerate(request);
  request.session.awaitingCode = awaited;
}

function regenerate(request: Request): Promise<void> {
  return new Promise((resolve, reject) => request.session.regenerate((error) => (error ? reject(error) : resolve())));
}

function userAgentOf(request: Request): string | null {
  return request.headers['user-agent']?.slice(0, 300) ?? null;
}
