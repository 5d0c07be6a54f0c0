import express, { type Express, type Request, type Response } from 'express';
import { createHash, randomBytes } from 'node:crypto';
import type { GoogleProvider } from '../../ports';
import { serveLocally, type LocalServer } from '../local-server';
import { consentPage, messagePage } from './consent-page';
import { personFrom, type DemoPerson } from './demo-people';

/** Google redirects to registered addresses only; this one, to the app's path on any host. */
const CALLBACK_PATH = '/auth/google/callback';

interface Grant {
  person: DemoPerson;
  redirectUri: string | undefined;
  codeChallenge: string | undefined;
}

type Texts = Partial<Record<string, string>>;

/**
 * A local stand-in for Google's OAuth 2 server: consent page, token endpoint with client secret and PKCE, userinfo in
 * Google's format. It listens on 127.0.0.1, another site than the app's localhost, so that opener policy and cookies
 * behave as with Google.
 */
export class GoogleStandIn {
  private readonly clientId = 'temukerja-demo.apps.googleusercontent.example';
  private readonly clientSecret = randomToken();
  private readonly grants = new Map<string, Grant>();
  private readonly people = new Map<string, DemoPerson>();
  private server: LocalServer | null = null;

  /** Returns the app's settings for it. */
  async listen(): Promise<GoogleProvider> {
    this.server = await serveLocally(this.routes());
    const { origin } = this.server;
    return {
      clientId: this.clientId,
      clientSecret: this.clientSecret,
      endpoints: {
        authorizationURL: `${origin}/authorize`,
        tokenURL: `${origin}/token`,
        userProfileURL: `${origin}/userinfo`,
      },
    };
  }

  async close(): Promise<void> {
    await this.server?.close();
  }

  private routes(): Express {
    const app = express();
    app.disable('x-powered-by');
    app.use(express.urlencoded({ extended: false, limit: '20kb' }));
    app.get('/authorize', (request, response) => {
      const asked = textsOf(request.query);
      const fault = this.faultOf(asked);
      if (fault) answerFault(response, fault);
      else response.type('html').send(consentPage(asked));
    });
    app.post('/consent', (request, response) => this.consent(request, response));
    app.post('/token', (request, response) => this.token(request, response));
    app.get('/userinfo', (request, response) => {
      const person = this.people.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
      if (!person)
        return void response.status(401).json({ error: 'invalid_request', error_description: 'Invalid Credentials' });
      const { sub, name, email, emailVerified } = person;
      response.json({ sub, name, given_name: name.split(' ')[0], email, email_verified: emailVerified });
    });
    return app;
  }

  /** Redirects to the app with a code, or with the refusal. */
  private consent(request: Request, response: Response): void {
    const asked = textsOf(request.body);
    const fault = this.faultOf(asked);
    if (fault) return answerFault(response, fault);
    const { redirect_uri: redirectUri = '', state = '', decision, code_challenge: codeChallenge } = asked;
    const target = new URL(redirectUri);
    target.searchParams.set('state', state);
    if (decision === 'deny') {
      target.searchParams.set('error', 'access_denied');
      return response.redirect(target.href);
    }
    const person = personFrom(asked);
    if (!person) return answerFault(response, 'Choose a person, or type a name and an e-mail address.');
    const code = randomToken();
    this.grants.set(code, { person, redirectUri, codeChallenge });
    target.searchParams.set('code', code);
    response.redirect(target.href);
  }

  /** Exchanges a code for an access token; a code is valid once. */
  private token(request: Request, response: Response): void {
    const { client_id, client_secret, code = '', code_verifier = '', grant_type, redirect_uri } = textsOf(request.body);
    if (client_id !== this.clientId || client_secret !== this.clientSecret)
      return void response.status(401).json({ error: 'invalid_client', error_description: 'Unauthorized' });
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const isGood =
      grant_type === 'authorization_code' &&
      grant?.redirectUri === redirect_uri &&
      grant?.codeChallenge === createHash('sha256').update(code_verifier).digest('base64url');
    if (!grant || !isGood)
      return void response.status(400).json({ error: 'invalid_grant', error_description: 'Bad Request' });
    const accessToken = randomToken();
    this.people.set(accessToken, grant.person);
    response.set('Cache-Control', 'no-store').json({
      access_token: accessToken,
      expires_in: 3600,
      scope: 'openid email profile',
      token_type: 'Bearer',
    });
  }

  /** Why the app's request is wrong, as Google would refuse it; null when it is right. */
  private faultOf({
    client_id,
    response_type,
    code_challenge_method,
    code_challenge,
    redirect_uri = '',
  }: Texts): string | null {
    if (client_id !== this.clientId) return 'The OAuth client was not found.';
    if (response_type !== 'code') return 'The response type must be code.';
    if (code_challenge_method !== 'S256' || !code_challenge) return 'A code challenge with S256 is required.';
    const target = URL.canParse(redirect_uri) ? new URL(redirect_uri) : null;
    if (target?.pathname !== CALLBACK_PATH || !/^https?:$/.test(target.protocol))
      return 'The redirect address does not belong to the app.';
    return null;
  }
}

function answerFault(response: Response, fault: string): void {
  response.status(400).type('html').send(messagePage(fault));
}

function randomToken(): string {
  return randomBytes(24).toString('base64url');
}

/** The parameters of a query or a form that were given once. */
function textsOf(values: unknown): Texts {
  const entries = Object.entries((values ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
