import { stringifySetCookie } from 'cookie';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { refuse } from '../../../domain/errors';
import type { Language } from '../../../domain/language';
import { ACCOUNT_HEADER } from '../../../domain/shown-account';
import type { Actor } from '../../actor';
import type { Browser, SessionControl, SignedIn } from '../../graphql/context';
import {
  AccountSessionStore,
  SESSION_IDLE_MS,
  type AwaitedSignIn,
  type NewSession,
  type SessionData,
  type StoredSession,
} from '../../modules/accounts';
import type { Services } from '../../services';
import { BROWSER_COOKIE, BROWSER_COOKIE_LIFE_MS, browserCookieWith, isKnownBrowser } from './known-browser';
import { isSecure, type ProxyTrust } from './proxy-trust';
import { languageOfBrowser } from './request-language';
import { SESSION_COOKIE, SessionCookies } from './session-cookie';

/**
 * Reads the session of each request: one HttpOnly cookie with an opaque id; everything else about a session is in the
 * database. Its last use is written, and its cookie sent again, at most every five minutes.
 */
export class SessionReader {
  readonly store: AccountSessionStore;
  readonly cookies: SessionCookies;

  constructor(
    readonly services: Services,
    readonly trust: ProxyTrust,
  ) {
    const { dataSource, clock, env } = services;
    this.store = new AccountSessionStore(dataSource, clock, env.isProduction);
    this.cookies = new SessionCookies(env.SESSION_SECRET);
  }

  /** Error: ACCOUNT_MISMATCH. */
  async read(request: IncomingMessage, response: ServerResponse): Promise<RequestSession> {
    const sid = this.cookies.sidOf(request.headers.cookie);
    const stored = sid === null ? null : await this.store.read(sid);
    refuseStrangePage(request, stored?.actor ?? null);
    const session = new RequestSession(this, request, response, stored ? sid : null, stored);
    if (sid !== null && stored?.isDueForTouch) {
      await this.store.touch(sid, stored);
      session.sendId(sid);
    }
    return session;
  }

  /**
   * For the page itself, which needs no session otherwise, so its use is not written. Without a database it is the
   * browser's: the page must be there to say that the server cannot be reached.
   */
  async languageOf(request: IncomingMessage): Promise<Language> {
    const sid = this.cookies.sidOf(request.headers.cookie);
    if (sid === null) return languageOfBrowser(request);
    const stored = await this.store.read(sid).catch((error: unknown) => {
      this.services.logger.warn({ err: error }, "the language of a page's account could not be read");
      return null;
    });
    return stored?.actor?.language ?? languageOfBrowser(request);
  }

  /** For routes of express; they find it by `sessionOf`. */
  readonly handler: RequestHandler = (request, response, next) => {
    this.read(request, response).then((session) => {
      (request as RequestOfSession).session = session;
      next();
    }, next);
  };
}

/** The page shows another account: its cookie was replaced underneath, by a sign-in in another tab. */
function refuseStrangePage({ headers }: IncomingMessage, actor: Actor | null): void {
  const shown = headers[ACCOUNT_HEADER];
  if (shown !== undefined && actor && shown !== actor.accountId) throw refuse('ACCOUNT_MISMATCH');
}

const VISITOR = { accountId: null, sessionEpoch: 0, provedAt: null } as const;

/** The session that a request came with; it can be started, changed and ended until the response's head is sent. */
export class RequestSession implements SessionControl {
  constructor(
    private readonly reader: SessionReader,
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private sid: string | null,
    private readonly stored: StoredSession | null,
  ) {}

  /** Null for a visitor. */
  get actor(): Actor | null {
    return this.stored?.actor ?? null;
  }

  /** Worked out when it is asked for: few responses have texts. */
  get language(): Language {
    return this.actor?.language ?? languageOfBrowser(this.request);
  }

  get data(): SessionData {
    return this.stored ? (JSON.parse(this.stored.data) as SessionData) : {};
  }

  get browser(): Browser {
    return {
      userAgent: this.userAgent,
      isKnownTo: (accountId) => isKnownBrowser(this.request, this.reader.services.env, accountId),
    };
  }

  get awaitedSignIn(): AwaitedSignIn | null {
    const { awaitingCode } = this.data;
    return awaitingCode && awaitingCode.until > this.reader.services.clock.now().getTime() ? awaitingCode : null;
  }

  async start({ accountId, sessionEpoch, provedAt = null }: SignedIn): Promise<Actor> {
    const sid = await this.replace({ accountId, sessionEpoch, provedAt, data: {} });
    const actor = (await this.reader.store.read(sid))?.actor;
    if (!actor) {
      // All sessions were ended between the check of the password and now: this one has not begun either.
      await this.end();
      throw refuse('LOGIN_FAILED');
    }
    const { env } = this.reader.services;
    this.sendCookie(BROWSER_COOKIE, browserCookieWith(this.request, env, accountId), BROWSER_COOKIE_LIFE_MS);
    return actor;
  }

  async end(): Promise<void> {
    if (this.sid !== null) await this.reader.store.remove(this.sid);
    this.sid = null;
    this.sendCookie(SESSION_COOKIE, '', 0);
  }

  /** Keeps a sign-in that lacks only the code in a visitor's session, under a new id that no one else can know. */
  async awaitCode(awaitingCode: AwaitedSignIn): Promise<void> {
    await this.replace({ ...VISITOR, data: { awaitingCode } });
  }

  /** Begins a visitor's session when there is none. */
  async saveData(data: SessionData): Promise<void> {
    if (this.sid === null) await this.replace({ ...VISITOR, data });
    else await this.reader.store.saveData(this.sid, data);
  }

  /** Under a new id; the one before is gone. */
  private async replace(begun: Omit<NewSession, 'userAgent'>): Promise<string> {
    if (this.sid !== null) await this.reader.store.remove(this.sid);
    const sid = randomBytes(24).toString('base64url');
    await this.reader.store.create(sid, { ...begun, userAgent: this.userAgent });
    this.sid = sid;
    this.sendId(sid);
    return sid;
  }

  private get userAgent(): string | null {
    return this.request.headers['user-agent']?.slice(0, 300) ?? null;
  }

  sendId(sid: string): void {
    this.sendCookie(SESSION_COOKIE, this.reader.cookies.valueOf(sid), SESSION_IDLE_MS);
  }

  /** In place of one of the same name. Production's cookies are Secure, and not given out without TLS. */
  private sendCookie(name: string, value: string, lifeMs: number): void {
    const { request, response, reader } = this;
    const { isProduction } = reader.services.env;
    if (isProduction && !isSecure(request, reader.trust)) return;
    const rules = { path: '/', httpOnly: true, sameSite: 'lax', secure: isProduction, maxAge: lifeMs / 1000 } as const;
    const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
    const others = cookies.filter((cookie) => !cookie.startsWith(`${name}=`));
    response.setHeader('Set-Cookie', [...others, stringifySetCookie(name, value, rules)]);
  }
}

type RequestOfSession = IncomingMessage & { session?: RequestSession };

/** On routes behind the reader's handler. */
export function sessionOf({ session }: RequestOfSession): RequestSession {
  if (!session) throw new Error('This route is not behind the session reader');
  return session;
}

export function actorOfRequest(request: IncomingMessage): Actor | null {
  return sessionOf(request).actor;
}
