import DataLoader from 'dataloader';
import type { DatabaseAccess } from '../db/database';
import type { Actor } from '../actor';
import type { Clock } from '../clock';

/** Reads many keys in one statement, for one viewer. Returns in the order of the keys. */
export type BatchLoad<Key, Value> = (scope: PrimingScope, keys: readonly Key[]) => Promise<Value[]>;

export interface LoadScope {
  services: { dataSource: DatabaseAccess; clock: Clock };
  actor: Actor | null;
}

/** For a read that also primes other loaders. */
export type PrimingScope = LoadScope & { loaders: RequestLoaders };

/** One DataLoader per batch function and request, so that nothing read for one person reaches another. */
export class RequestLoaders {
  private readonly loaders = new Map<unknown, DataLoader<unknown, unknown>>();
  /** By class and key. */
  private readonly made = new Map<unknown, Map<string, unknown>>();
  private readonly scope: PrimingScope;

  constructor({ services, actor }: LoadScope) {
    this.scope = { services, actor, loaders: this };
  }

  load<Key, Value>(batch: BatchLoad<Key, Value>, key: Key): Promise<Value> {
    return this.loaderOf(batch).load(key);
  }

  /** Keeps what another statement of this request has already read. */
  prime<Key, Value>(batch: BatchLoad<Key, Value>, key: Key, value: Value): void {
    this.loaderOf(batch).prime(key, value);
  }

  /** A value that is computed once per request; `kind` is its class. */
  once<Value>(kind: new (key: string) => Value, key: string): Value {
    const made = this.made.get(kind) ?? new Map<string, unknown>();
    this.made.set(kind, made);
    if (!made.has(key)) made.set(key, new kind(key));
    return made.get(key) as Value;
  }

  /** The same, where it was ever asked for. */
  ifMade<Value>(kind: new (key: string) => Value, key: string): Value | undefined {
    return this.made.get(kind)?.get(key) as Value | undefined;
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

/** Puts rows in the order of the keys they were asked by; null for a key without a row. */
export function oneByKey<Row>(keys: readonly string[], rows: readonly Row[], keyOf: (row: Row) => string) {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}

/** The same where a key has several rows; without any it has an empty list. */
export function groupByKey<Row>(keys: readonly string[], rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return keys.map((key) => groups.get(key) ?? []);
}
