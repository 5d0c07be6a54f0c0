import type { Language } from '../../domain/language';
import type { Actor } from '../actor';
import type { AwaitedSignIn } from '../modules/accounts';
import type { RequestTrace } from '../observability/request-trace';
import type { Services } from '../services';
import type { RequestLoaders } from './loaders';
import { refusal } from './refusal';

/** Whose session to start: the account, and the epoch at which its credentials were checked. */
export interface SignedIn {
  accountId: string;
  sessionEpoch: number;
  /** When a code of the second factor was shown for it; missing or null where there was none. */
  provedAt?: Date | null;
}

/** The calling browser, as far as a sign-in needs it. */
export interface Browser {
  userAgent: string | null;
  /** The account has been signed in to from it before. */
  isKnownTo(accountId: string): boolean;
}

/** Starts and ends the browser's session; the cookie itself stays in `http/`. */
export interface SessionControl {
  /** Always under a new id; the one before is gone. */
  start(signedIn: SignedIn): Promise<Actor>;
  end(): Promise<void>;
  /** Of the response's texts: the account's, else the cookie's, else what the browser accepts, else English. */
  readonly language: Language;
  browser: Browser;
  /** This browser's sign-in with Google that still needs the code; null when there is none, or it has expired. */
  awaitedSignIn: AwaitedSignIn | null;
}

export interface RequestContext {
  services: Services;
  /** Filled while the request is handled; nothing is decided by it. */
  trace: RequestTrace;
  actor: Actor | null;
  session: SessionControl;
  loaders: RequestLoaders;
  /** The caller's network address, for counting tries. */
  clientAddress: string;
}

/** Who asks to be signed in: an address on the network, and a browser with its session. */
export type Caller = Pick<RequestContext, 'clientAddress' | 'session'>;

/** The actor of a field that only signed-in people reach; `@Authorized` has already checked. */
export function actorOf(context: RequestContext): Actor {
  if (!context.actor) throw refusal('UNAUTHENTICATED', 'NOT_SIGNED_IN');
  return context.actor;
}
