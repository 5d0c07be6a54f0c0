import DataLoader from 'dataloader';
import { GraphQLError } from 'graphql';
import type { Actor } from '../actor';
import type { AwaitedSignIn } from '../modules/accounts/public';
import type { RequestTrace } from '../observability/request-trace';
import type { Services } from '../services';

/** Whose session to start: the account, and the epoch at which its credentials were checked. */
export interface SignedIn {
  accountId: string;
  sessionEpoch: number;
  /** When a code of the second factor was shown for it; missing or null where there was none. */
  provedAt?: Date | null;
}

/** The browser that asks, as far as a sign-in wants to know it. */
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
  browser: Browser;
  /** The sign-in with Google that lacks only the code, in this browser; null when there is none, or it took too long. */
  awaitedSignIn: AwaitedSignIn | null;
}

export interface RequestContext {
  services: Services;
  /** Filled while the request is answered; nothing is decided by it. */
  trace: RequestTrace;
  actor: Actor | null;
  session: SessionControl;
  loaders: RequestLoaders;
  /** The caller's network address, for counting tries. */
  clientAddress: string;
}

export type SignedInContext = RequestContext & { actor: Actor };

/** Reads many keys in one statement, for one viewer. Answers in the order of the keys. */
export type BatchLoad<Key, Value> = (scope: PrimingScope, keys: readonly Key[]) => Promise<Value[]>;

export interface LoadScope {
  services: Services;
  actor: Actor | null;
}

/** A read that hands on what else it has learnt. */
export type PrimingScope = LoadScope & { loaders: RequestLoaders };

/** One DataLoader per batch function and request, so that nothing read for one person reaches another. */
export class RequestLoaders {
  private readonly loaders = new Map<unknown, DataLoader<unknown, unknown>>();

  private readonly made = new Map<unknown, Map<string, unknown>>();

  private readonly scope: PrimingScope;

  constructor({ services, actor }: LoadScope) {
    this.scope = { services, actor, loaders: this };
  }

  load<Key, Value>(batch: BatchLoad<Key, Value>, key: Key): Promise<Value> {
    return this.loaderOf(batch).load(key);
  }

  /** What another statement of this request has read already; it is not read again. */
  prime<Key, Value>(batch: BatchLoad<Key, Value>, key: Key, value: Value): void {
    this.loaderOf(batch).prime(key, value);
  }

  /** What is worked out once for a request; `kind` is the class of it. */
  once<Value>(kind: new (key: string) => Value, key: string): Value {
    const made = this.made.get(kind) ?? new Map<string, unknown>();
    this.made.set(kind, made);
    if (!made.has(key)) made.set(key, new kind(key));
    return made.get(key) as Value;
  }

  private loaderOf<Key, Value>(batch: BatchLoad<Key, Value>): DataLoader<Key, Value> {
    let loader = this.loaders.get(batch) as DataLoader<Key, Value> | undefined;
    if (!loader) {
      loader = new DataLoader<Key, Value>((keys) => batch(this.scope, keys));
      this.loaders.set(batch, loader as DataLoader<unknown, unknown>);
    }
    return loader;
  }
}

/** Puts rows in the order of the keys they were asked by; a key without rows has an empty list. */
export function groupByKey<Row>(keys: readonly string[], rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return keys.map((key) => groups.get(key) ?? []);
}

/** The actor of a field that only signed-in people reach; `@Authorized` has already checked. */
export function actorOf(context: RequestContext): Actor {
  if (!context.actor) throw new GraphQLError('Please log in to continue.', { extensions: { code: 'UNAUTHENTICATED' } });
  return context.actor;
}
