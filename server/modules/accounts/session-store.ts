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
import { affectedRows, placeholders, selectRows, type Parameter } from '../../db/statements';

export const SESSION_IDLE_MS = 30 * DAY_MS;
/** The longest life of a session, however much it is used. */
export const SESSION_LONGEST_DAYS = 90;
/** A visitor's session only holds a sign-in in progress. */
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
  /** SessionData as JSON, because few requests read it. */
  data: string;
  /** Its last use was written long enough ago to be written again. */
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

interface SessionRow {
  id_hash: string;
  expires_at: Date;
  public_id: string;
  data: string;
  last_used_at: Date;
  session_epoch: number;
  proved_at: Date | null;
  account_id: string | null;
  email: string | null;
  email_verified_at: Date | null;
  google_sub: string | null;
  has_password: number;
  active_role: Role | null;
  seeker_id: string | null;
  company_id: string | null;
  admin_id: string | null;
  has_second_factor: number;
}

/** Session, revocation and actor in one statement. */
const READ_SESSIONS = `
  SELECT s.id_hash, s.expires_at, s.public_id, s.data, s.last_used_at, s.session_epoch, s.proved_at, a.id AS account_id, a.email, a.email_verified_at, a.google_sub,
         a.password_hash IS NOT NULL AS has_password, a.active_role,
         seeker.id AS seeker_id, company.id AS company_id, admin.account_id AS admin_id,
         factor.confirmed_at IS NOT NULL AS has_second_factor
  FROM sessions s
  LEFT JOIN accounts a ON a.id = s.account_id AND a.session_epoch = s.session_epoch
  LEFT JOIN seekers seeker ON seeker.account_id = a.id
  LEFT JOIN companies company ON company.account_id = a.id
  LEFT JOIN admins admin ON admin.account_id = a.id
  LEFT JOIN second_factors factor ON factor.account_id = a.id
  WHERE s.id_hash IN`;

/** The end of the idle time, limited by the longest life of a session. */
const EXPIRY = `LEAST(?, created_at + INTERVAL ${SESSION_LONGEST_DAYS} DAY)`;

/** Only lists of these lengths, so that a connection keeps few prepared statements. */
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
  private readonly rows = new DataLoader<string, SessionRow | null>((hashes) => this.readRows(hashes), {
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
    // The second clause is for a retry, when the row already exists.
    await this.change(
      `INSERT INTO sessions (id_hash, public_id, account_id, session_epoch, data, user_agent, proved_at, created_at, last_used_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE last_used_at = VALUES(last_used_at)`,
      [
        hashOf(sid),
        newId(),
        accountId,
        sessionEpoch,
        this.textOf(data),
        userAgent,
        provedAt,
        now,
        now,
        expiryOf(accountId, now),
      ],
    );
  }

  /** Does nothing for a session that has ended meanwhile: it must not come back. */
  async saveData(sid: string, data: SessionData): Promise<void> {
    await this.change('UPDATE sessions SET data = ? WHERE id_hash = ?', [this.textOf(data), hashOf(sid)]);
  }

  /** Writes its last use, which extends its life. */
  async touch(sid: string, { accountId }: StoredSession): Promise<void> {
    const now = this.clock.now();
    await this.change(`UPDATE sessions SET last_used_at = ?, expires_at = ${EXPIRY} WHERE id_hash = ?`, [
      now,
      expiryOf(accountId, now),
      hashOf(sid),
    ]);
  }

  async remove(sid: string): Promise<void> {
    await this.change('DELETE FROM sessions WHERE id_hash = ?', [hashOf(sid)]);
  }

  private async readRows(hashes: readonly string[]): Promise<(SessionRow | null)[]> {
    const now = this.clock.now();
    const size = BATCH_SIZES.find((length) => length >= hashes.length) ?? hashes.length;
    const padded = Array.from({ length: size }, (_, index) => hashes[index] ?? hashes[0] ?? '');
    const rows = await selectRows<SessionRow>(this.dataSource, `${READ_SESSIONS} (${placeholders(padded)})`, padded);
    const current = new Map(rows.filter(({ expires_at: until }) => until > now).map((row) => [row.id_hash, row]));
    return hashes.map((hash) => current.get(hash) ?? null);
  }

  /**
   * Repeated when it deadlocks with the statement that ends all sessions of the account, and when the database host goes
   * away: each of these statements is idempotent.
   */
  private async change(sql: string, parameters: readonly Parameter[]): Promise<void> {
    await withRetries(() => affectedRows(this.dataSource, sql, parameters), isHostGone);
  }

  private textOf(data: SessionData): string {
    return JSON.stringify({ ...data, cookie: { ...COOKIE_OF_OLDER_SERVERS, secure: this.isProduction } });
  }

  private actorOf(row: SessionRow): Actor | null {
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
