import express, { type Express, type Request, type Response } from 'express';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GoogleProvider } from '../../ports';
import { consentPage, messagePage } from './consent-page';
import { personFrom, type DemoPerson } from './demo-people';

/** Google redirects to registered addresses only; this one, to the app's path on any host. */
const CALLBACK_PATH = '/auth/google/callback';
const CODE_SECONDS = 60;
const TOKEN_SECONDS = 3600;

interface Grant {
  person: DemoPerson;
  redirectUri: string;
  codeChallenge: string;
  expiresAt: number;
}

interface Token {
  person: DemoPerson;
  expiresAt: number;
}

/**
 * A local stand-in for Google's OAuth 2 server: consent page, token endpoint with client secret and PKCE, userinfo in
 * Google's format. It listens on 127.0.0.1, another site than the app's localhost, so that opener policy and cookies
 * behave as with Google.
 */
export class GoogleStandIn {
  private readonly clientId = 'temukerja-demo.apps.googleusercontent.example';
  private readonly clientSecret = randomBytes(24).toString('base64url');
  private readonly grants = new Map<string, Grant>();
  private readonly tokens = new Map<string, Token>();
  private server: Server | null = null;

  /** Listens on a free port; returns the app's settings for it. */
  async listen(): Promise<GoogleProvider> {
    const app = this.routes();
    const server = await new Promise<Server>((resolve, reject) => {
      const starting = app.listen(0, '127.0.0.1', (error?: Error) => (error ? reject(error) : resolve(starting)));
    });
    this.server = server;
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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

  close(): Promise<void> {
    return new Promise((resolve) => {
      if (!this.server) return resolve();
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private routes(): Express {
    const app = express();
    app.disable('x-powered-by');
    app.use(express.urlencoded({ extended: false, limit: '20kb' }));
    app.get('/authorize', (request, response) => this.authorize(request, response));
    app.post('/consent', (request, response) => this.consent(request, response));
    app.post('/token', (request, response) => this.token(request, response));
    app.get('/userinfo', (request, response) => this.userInfo(request, response));
    return app;
  }

  private authorize(request: Request, response: Response): void {
    const asked = textsOf(request.query);
    const fault = this.faultOf(asked);
    if (fault) response.status(400).type('html').send(messagePage(fault));
    else response.type('html').send(consentPage(asked));
  }

  /** Redirects to the app with a code, or with the refusal. */
  private consent(request: Request, response: Response): void {
    const asked = textsOf(request.body);
    const fault = this.faultOf(asked);
    if (fault) return void response.status(400).type('html').send(messagePage(fault));
    const target = new URL(asked['redirect_uri'] ?? '');
    target.searchParams.set('state', asked['state'] ?? '');
    const person = asked['decision'] === 'deny' ? null : personFrom(asked);
    if (person === 'invalid')
      return void response
        .status(400)
        .type('html')
        .send(messagePage('Choose a person, or type a name and an e-mail address.'));
    if (person === null) {
      target.searchParams.set('error', 'access_denied');
    } else {
      const code = randomBytes(24).toString('base64url');
      this.grants.set(code, {
        person,
        redirectUri: asked['redirect_uri'] ?? '',
        codeChallenge: asked['code_challenge'] ?? '',
        expiresAt: Date.now() + CODE_SECONDS * 1000,
      });
      target.searchParams.set('code', code);
    }
    response.redirect(target.toString());
  }

  private token(request: Request, response: Response): void {
    const asked = textsOf(request.body);
    const isClient = asked['client_id'] === this.clientId && isSame(asked['client_secret'] ?? '', this.clientSecret);
    if (!isClient)
      return void response.status(401).json({ error: 'invalid_client', error_description: 'Unauthorized' });
    const grant = this.grants.get(asked['code'] ?? '');
    this.grants.delete(asked['code'] ?? '');
    const challenge = createHash('sha256')
      .update(asked['code_verifier'] ?? '')
      .digest('base64url');
    const isGood =
      asked['grant_type'] === 'authorization_code' &&
      grant !== undefined &&
      grant.expiresAt > Date.now() &&
      grant.redirectUri === asked['redirect_uri'] &&
      isSame(challenge, grant.codeChallenge);
    if (!isGood) return void response.status(400).json({ error: 'invalid_grant', error_description: 'Bad Request' });
    const accessToken = randomBytes(24).toString('base64url');
    this.tokens.set(accessToken, { person: grant.person, expiresAt: Date.now() + TOKEN_SECONDS * 1000 });
    response.set('Cache-Control', 'no-store').json({
      access_token: accessToken,
      expires_in: TOKEN_SECONDS,
      scope: 'openid email profile',
      token_type: 'Bearer',
    });
  }

  private userInfo(request: Request, response: Response): void {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const token = this.tokens.get(bearer);
    if (!token || token.expiresAt <= Date.now()) {
      return void response.status(401).json({ error: 'invalid_request', error_description: 'Invalid Credentials' });
    }
    const { sub, name, email, emailVerified } = token.person;
    response.json({ sub, name, given_name: name.split(' ')[0], email, email_verified: emailVerified });
  }

  /** Why the app's request is wrong, as Google would refuse it; null when it is right. */
  private faultOf(asked: Record<string, string>): string | null {
    if (asked['client_id'] !== this.clientId) return 'The OAuth client was not found.';
    if (asked['response_type'] !== 'code') return 'The response type must be code.';
    if (asked['code_challenge_method'] !== 'S256' || !asked['code_challenge'])
      return 'A code challenge with S256 is required.';
    const target = URL.canParse(asked['redirect_uri'] ?? '') ? new URL(asked['redirect_uri'] ?? '') : null;
    if (target?.pathname !== CALLBACK_PATH || !/^https?:$/.test(target.protocol))
      return 'The redirect address does not belong to the app.';
    return null;
  }
}

function textsOf(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
