import { randomBytes } from 'node:crypto';
import type { Router, Request, Response } from 'express';
import { Passport } from 'passport';
import { Strategy, type Profile, type StrategyOptions } from 'passport-google-oauth20';
import { z } from 'zod';
import { normalizeEmail } from '../../../domain/accounts';
import { DomainError, refuse } from '../../../domain/errors';
import { cleanPersonName, isPersonName } from '../../../domain/names';
import { sitePath } from '../../../domain/site-path';
import { signInWithGoogle, type GooglePerson } from '../../modules/auth';
import type { GoogleProvider } from '../../ports';
import { servicesOf } from '../../request-services';
import type { Services } from '../../services';
import { CALLBACK_SCRIPT, callbackPage, type GoogleOutcome } from './google-callback-page';
import { sessionOf } from '../middleware/session';
import { siteRouter } from '../site-router';

/** The shorter of the two network timeouts in docs/readings.md. */
export const EXCHANGE_TIMEOUT_MS = 30_000;

class GoogleStrategy extends Strategy {
  /** In the URL, where Google's API also takes it, the token would end up in logs. */
  withTokenInHeader(): this {
    this._oauth2.useAuthorizationHeaderforGET(true);
    return this;
  }
}

/**
 * Sign-in with Google in a popup: `/auth/google` goes to Google with state and PKCE, both kept in this browser's
 * session; `/auth/google/callback` is where Google sends the person back. It starts the session and tells the page
 * that opened the popup only whether it worked. Without a popup the page links on, to `returnTo` if one was given.
 */
export function googleRoutes(ofAll: Services): Router {
  const router = siteRouter();
  const { google } = ofAll;
  if (!google) return router;
  const passport = new Passport();
  passport.use(strategyFor(google));

  router.get('/google', (request, response, next) => {
    // Passport would read other parameters here as Google's response, which only the callback gets.
    if (Object.keys(request.query).some((name) => name !== 'returnTo'))
      return response.redirect(request.baseUrl + request.path);
    passport.authenticate('google', { ...options(ofAll, request), prompt: 'select_account' })(request, response, next);
  });
  router.get('/google/callback', async (request, response) => {
    const returnTo = sessionOf(request).data.googleState?.returnTo ?? null;
    const outcome = await outcomeOf(request, response);
    response
      .status(outcome === 'failed' ? 400 : 200)
      .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      .type('html')
      .send(callbackPage(outcome, { returnTo, language: sessionOf(request).language }));
  });
  router.get('/google/callback.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(CALLBACK_SCRIPT);
  });
  return router;

  async function outcomeOf(request: Request, response: Response): Promise<GoogleOutcome> {
    const services = servicesOf(ofAll, request);
    try {
      const person = await new Promise<GooglePerson>((resolve, reject) => {
        AbortSignal.timeout(EXCHANGE_TIMEOUT_MS).onabort = () => reject(new Error('Google did not answer in time'));
        const decide = (error: unknown, profile?: unknown) =>
          error || !profile ? reject(error ?? refuse('GOOGLE_SIGN_IN_FAILED')) : resolve(personOf(profile));
        passport.authenticate('google', options(services, request), decide)(request, response, reject);
      });
      const session = sessionOf(request);
      const signIn = await signInWithGoogle(services, person, session);
      if ('awaited' in signIn) {
        await session.awaitCode(signIn.awaited);
        return 'code-needed';
      }
      await session.start(signIn.signedIn);
      return 'signed-in';
    } catch (error) {
      // Denied by the person, refused by a rule, or Google could not be reached: the page shows the same text.
      if (error instanceof DomainError) services.logger.info({ code: error.code }, 'sign-in with Google refused');
      else services.logger.warn({ err: error }, 'sign-in with Google failed');
      return 'failed';
    }
  }
}

function strategyFor({ clientId, clientSecret, endpoints }: GoogleProvider): Strategy {
  const strategyOptions = {
    clientID: clientId,
    clientSecret,
    scope: ['openid', 'email', 'profile'],
    store: STATE_STORE,
    pkce: true,
    ...endpoints,
  };
  return new GoogleStrategy(
    strategyOptions as unknown as StrategyOptions,
    (_accessToken: string, _refreshToken: string, profile: Profile, done: Done<Profile>) => done(null, profile),
  ).withTokenInHeader();
}

type Done<Value> = (error: unknown, value?: Value) => void;

/** Proves that a response of Google belongs to a sign-in of this browser: kept in its session and used once. */
const STATE_STORE = {
  // Passport chooses the call by the number of parameters.
  store(request: Request, verifier: string, _state: unknown, _meta: unknown, done: Done<string>): void {
    const session = sessionOf(request);
    const handle = randomBytes(18).toString('base64url');
    const { returnTo: asked } = request.query;
    const returnTo = typeof asked === 'string' ? sitePath(asked) : null;
    session
      .saveData({ ...session.data, googleState: { handle, verifier, returnTo } })
      .then(() => done(null, handle), done);
  },
  verify(request: Request, handle: string, done: Done<string | false>): void {
    const session = sessionOf(request);
    const { googleState, ...data } = session.data;
    if (!googleState) return done(null, false);
    const verifier = googleState.handle === handle && googleState.verifier;
    session.saveData(data).then(() => done(null, verifier), done);
  },
};

/** Google redirects to the one registered address; the local stand-in, back to where the person came from. */
function options({ env }: Services, request: Request): { session: false; callbackURL: string } {
  const origin = env.isProduction ? env.APP_URL : `${request.protocol}://${request.headers.host}`;
  return { session: false, callbackURL: `${origin}/auth/google/callback` };
}

/** Google's userinfo response; older endpoints give `email_verified` as text. */
const googlePerson = z
  .object({
    _json: z.object({
      sub: z.string().min(1).max(64),
      email: z.email().max(254),
      email_verified: z
        .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
        .default(false),
      name: z.string().optional(),
    }),
  })
  .transform(({ _json: { sub, email, email_verified: emailVerified, name } }): GooglePerson => {
    const fullName = cleanPersonName(name ?? '').slice(0, 120);
    return { sub, email: normalizeEmail(email), emailVerified, fullName: isPersonName(fullName) ? fullName : '' };
  });

function personOf(profile: unknown): GooglePerson {
  const parsed = googlePerson.safeParse(profile);
  if (!parsed.success) throw refuse('GOOGLE_SIGN_IN_FAILED');
  return parsed.data;
}
