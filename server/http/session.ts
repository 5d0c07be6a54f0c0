import type { Request, RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import session from 'express-session';
import { refuse } from '../../domain/errors';
import type { Actor } from '../actor';
import type { SessionControl } from '../graphql/context';
import { AccountSessionStore, SESSION_IDLE_MS } from '../modules/accounts/public';
import { servicesFor } from '../request-services';
import { traceOf } from '../request-trace';
import type { Services } from '../services';
import { SESSION_COOKIE } from './session-cookie';

/** One HttpOnly cookie with an opaque id; everything else about a session is in the database. */
export function sessionMiddleware({ dataSource, clock, env }: Services): { handler: RequestHandler; store: AccountSessionStore } {
  const store = new AccountSessionStore(dataSource, clock);
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
export function sessionControl(request: Request, store: AccountSessionStore): SessionControl {
  return {
    async start({ accountId, sessionEpoch }) {
      await new Promise<void>((resolve, reject) => request.session.regenerate((error) => (error ? reject(error) : resolve())));
      request.session.accountId = accountId;
      request.session.sessionEpoch = sessionEpoch;
      request.session.userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
      await new Promise<void>((resolve, reject) => request.session.save((error) => (error ? reject(error) : resolve())));
      const actor = await store.readActor(request.sessionID);
      if (!actor) {
        // All sessions were ended between the check of the password and now: this one has not begun either.
        await this.end();
        throw refuse('LOGIN_FAILED');
      }
      return actor;
    },
    async end() {
      await new Promise<void>((resolve, reject) => request.session.destroy((error) => (error ? reject(error) : resolve())));
      request.res?.clearCookie(SESSION_COOKIE, { path: '/' });
    },
  };
}
