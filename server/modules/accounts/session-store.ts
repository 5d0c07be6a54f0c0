import { hash } from 'node:crypto';
import DataLoader from 'dataloader';
import type { DatabaseAccess } from '../../db/database';
import { effectiveRole, Role } from '../../../domain/roles';
import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import type { Actor } from '../../actor';
import type { Clock } from '../../clock';
import { newId } from '../../db/columns';
import { isHostGone } from '../../db/failures';
import { withRetries } from '../../db/retries';
import {
  deleteSession,
  insertSession,
  readSessions,
  writeLastUse,
  writeSessionData,
  type StoredSessionRow,
} from './session.sql';

export const SESSION_IDLE_MS = 30 * DAY_MS;
/** A visitor's session holds nothing but a sign-in that is under way. */
const VISITOR_SESSION_MS = 60 * MINUTE_MS;
/** `last_used_at` is written at most this often. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

/** A sign-in that only needs the code of the second factor. */
export interface AwaitedSignIn {
  accountId: string;
  sessionEpoch: number;
  /** In milliseconds since 1970. */
  until: number;
}

/** What a session keeps beside its account. */
export interface SessionData {
  /** The person whom Google has confirmed in this browser and who must still enter a code. */
  awaitingCode?: AwaitedSignIn;
  /** Of a sign-in with Google in progress. */
  googleState?: { handle: string; verifier: string };
}

export interface StoredSession {
  /** Null for a visitor, and after all sessions of the account were ended. */
  accountId: string | null;
  actor: Actor | null;
  /** SessionData as JSON: hardly a request looks into it. */
  data: string;
  /** Its last use is old enough to be written again. */
  isDueForTouch: boolean;
}

export interface NewSession {
  /** Null for a visitor. */
  accountId: string | null;
  /** The account's epoch at the sign-in; see Account.sessionEpoch. */
  sessionEpoch: number;
  userAgent: string | null;
  /** When a code of the second factor was shown for it. */
  provedAt: Date | null;
  data: SessionData;
}

/** Lists of these lengths only, so that a connection keeps few prepared statements. */
const BATCH_SIZES = [1, 2, 4, 8, 16] as const;
const MAX_BATCH = 16;

/** The previous version reads this from `data`; without it, it cannot continue a session during a rolling upgrade. */
const COOKIE_OF_OLDER_SERVERS = { originalMaxAge: SESSION_IDLE_MS, httpOnly: true, path: '/', sameSite: 'lax' };

/** Sessions in the database, shared by all server processes; deleting a row signs out everywhere at once. */
export class AccountSessionStore {
  /**
   * Requests of one turn of the event loop share a statement. Nothing is cached: each session is read after its request
   * has arrived.
   */
  private readonly rows = new DataLoader<string, StoredSessionRow | null>((hashes) => this.readRows(hashes), {
    cache: false,
    maxBatchSize: MAX_BATCH,
    batchScheduleFn: (read) => setImmediate(read),
  });

  constructor(
    private readonly dataSource: DatabaseAccess,
    private readonly clock: Clock,
    /** In production: cookies need TLS, and administrators without a second factor may only set one up. */
    private readonly isProduction: boolean,
  ) {}

  /** Null when there is no such session, or its time is over. */
  async read(sid: string): Promise<StoredSession | null> {
    const row = await this.rows.load(hashOf(sid));
    if (!row) return null;
    return {
      accountId: row.account_id,
      actor: this.actorOf(row),
      data: row.data,
      isDueForTouch: this.clock.now().getTime() - row.last_used_at.getTime() >= TOUCH_EVERY_MS,
    };
  }

  async create(sid: string, { accountId, sessionEpoch, userAgent, provedAt, data }: NewSession): Promise<void> {
    const now = this.clock.now();
    await this.change(() =>
      insertSession(this.dataSource, {
        idHash: hashOf(sid),
        publicId: newId(),
        accountId,
        sessionEpoch,
        data: this.textOf(data),
        userAgent,
        provedAt,
        now,
        expiresAt: expiryOf(accountId, now),
      }),
    );
  }

  /** Does nothing for a session that has ended meanwhile: it must not come back. */
  async saveData(sid: string, data: SessionData): Promise<void> {
    await this.change(() => writeSessionData(this.dataSource, hashOf(sid), this.textOf(data)));
  }

  /** Writes its last use, which extends its life. */
  async touch(sid: string, { accountId }: StoredSession): Promise<void> {
    const now = this.clock.now();
    await this.change(() => writeLastUse(this.dataSource, hashOf(sid), now, expiryOf(accountId, now)));
  }

  async remove(sid: string): Promise<void> {
    await this.change(() => deleteSession(this.dataSource, hashOf(sid)));
  }

  private async readRows(hashes: readonly string[]): Promise<(StoredSessionRow | null)[]> {
    const now = this.clock.now();
    const size = BATCH_SIZES.find((length) => length >= hashes.length) ?? hashes.length;
    const padded = Array.from({ length: size }, (_, index) => hashes[index] ?? hashes[0] ?? '');
    const rows = await readSessions(this.dataSource, padded);
    const current = new Map(rows.filter(({ expires_at: until }) => until > now).map((row) => [row.id_hash, row]));
    return hashes.map((hash) => current.get(hash) ?? null);
  }

  /**
   * Repeated when it deadlocks with the statement that ends all sessions of the account, and when the database host goes
   * away: each of these statements is idempotent.
   */
  private async change(write: () => Promise<void>): Promise<void> {
    await withRetries(write, isHostGone);
  }

  private textOf(data: SessionData): string {
    return JSON.stringify({ ...data, cookie: { ...COOKIE_OF_OLDER_SERVERS, secure: this.isProduction } });
  }

  private actorOf(row: StoredSessionRow): Actor | null {
    if (!row.account_id || !row.email || !row.active_role) return null;
    const roles = [
      ...(row.seeker_id ? [Role.USER] : []),
      ...(row.company_id ? [Role.COMPANY] : []),
      ...(row.admin_id ? [Role.ADMIN] : []),
    ];
    const hasSecondFactor = row.has_second_factor === 1;
    const mustEnrol = this.isProduction && row.admin_id !== null && !hasSecondFactor;
    return {
      accountId: row.account_id,
      sessionId: row.public_id,
      email: row.email,
      emailVerified: row.email_verified_at !== null,
      isGoogleAccount: row.google_sub !== null,
      hasPassword: row.has_password === 1,
      roles,
      activeRole: mustEnrol ? null : effectiveRole(row.active_role, roles),
      hasSecondFactor,
      provedAt: row.proved_at,
      mustEnrol,
      seekerId: row.seeker_id,
      companyId: row.company_id,
    };
  }
}

function expiryOf(accountId: string | null, now: Date): Date {
  return new Date(now.getTime() + (accountId ? SESSION_IDLE_MS : VISITOR_SESSION_MS));
}

function hashOf(sid: string): string {
  return hash('sha256', sid);
}
