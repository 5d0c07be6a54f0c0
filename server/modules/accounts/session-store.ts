import { hash } from 'node:crypto';
import DataLoader from 'dataloader';
import { Store, type SessionData } from 'express-session';
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
/** However much it is used, a session ends then. */
export const SESSION_LONGEST_DAYS = 90;
/** A visitor's session holds nothing but a sign-in that is under way. */
const VISITOR_SESSION_MS = 60 * MINUTE_MS;
/** `last_used_at` is written no oftener than this. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

declare module 'express-session' {
  interface SessionData {
    accountId: string | null;
    /** The account's epoch at the sign-in; see Account.sessionEpoch. */
    sessionEpoch: number;
    /** Read with the session; never stored in it. */
    actor: Actor | null;
    userAgent: string | null;
    /** When it last showed a code of the second factor. */
    provedAt: Date | null;
    /** Whom Google has vouched for in this browser, and who has yet to show a code. */
    awaitingCode?: AwaitedSignIn | undefined;
    /** Missing in a session that was begun in this request. */
    lastUsedAt?: number;
  }
}

/** A sign-in that lacks only the code. */
export interface AwaitedSignIn {
  accountId: string;
  sessionEpoch: number;
  /** In milliseconds since 1970. */
  until: number;
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

/** What idle time would allow, and never past the longest life of a session. */
const EXPIRY = `LEAST(?, created_at + INTERVAL ${SESSION_LONGEST_DAYS} DAY)`;

/** Lists of these lengths only, so that a connection keeps few prepared statements. */
const BATCH_SIZES = [1, 2, 4, 8, 16] as const;
const MAX_BATCH = 16;

type Callback<Value> = (error: unknown, value?: Value | null) => void;

/** Sessions in the database, shared by every server process; a deleted row is signed out at once everywhere. */
export class AccountSessionStore extends Store {
  /**
   * Requests that arrive in one turn of the event loop share a statement. Nothing is kept: each request's session is
   * read after the request has come.
   */
  private readonly rows = new DataLoader<string, SessionRow | null>((hashes) => this.readRows(hashes), {
    cache: false,
    maxBatchSize: MAX_BATCH,
    batchScheduleFn: (read) => setImmediate(read),
  });

  /**
   * What was written of sessions that begin in requests under way. express-session saves them once more at the end,
   * which would tell nothing new, and would bring back one that has been ended meanwhile.
   */
  private readonly begun = new WeakMap<SessionData, string>();

  constructor(
    private readonly dataSource: DatabaseAccess,
    private readonly clock: Clock,
    /** Administrators without a second factor may only set one up. */
    private readonly adminsMustEnrol: boolean,
  ) {
    super();
  }

  override get(sid: string, callback: Callback<SessionData>): void {
    // Wrapped: express-session takes the ENOENT of a database socket that is gone for a session that is gone.
    this.read(sid).then(
      (session) => callback(null, session),
      (error: unknown) => callback(new Error('The session could not be read', { cause: error })),
    );
  }

  override set(sid: string, session: SessionData, callback: Callback<never> = () => undefined): void {
    this.write(sid, session).then(() => callback(null), callback);
  }

  override touch(sid: string, session: SessionData, callback: () => void = () => undefined): void {
    const now = this.clock.now();
    if (session.lastUsedAt === undefined || now.getTime() - session.lastUsedAt < TOUCH_EVERY_MS) return callback();
    this.change(`UPDATE sessions SET last_used_at = ?, expires_at = ${EXPIRY} WHERE id_hash = ?`, [
      now,
      expiryOf(session.accountId, now),
      hashOf(sid),
    ]).then(() => callback(), callback);
  }

  override destroy(sid: string, callback: Callback<never> = () => undefined): void {
    this.change('DELETE FROM sessions WHERE id_hash = ?', [hashOf(sid)]).then(() => callback(null), callback);
  }

  /** The actor of a session that has just been saved. */
  async readActor(sid: string): Promise<Actor | null> {
    return (await this.read(sid))?.actor ?? null;
  }

  /** Who a session belongs to, in one statement, and whether its last use has to be written; null without an actor. */
  async readCurrent(sid: string): Promise<{ actor: Actor; isDueForTouch: boolean } | null> {
    const now = this.clock.now();
    const row = await this.rows.load(hashOf(sid));
    const actor = row && this.actorOf(row);
    return actor && { actor, isDueForTouch: now.getTime() - row.last_used_at.getTime() >= TOUCH_EVERY_MS };
  }

  private async read(sid: string): Promise<SessionData | null> {
    const row = await this.rows.load(hashOf(sid));
    if (!row) return null;
    const stored = JSON.parse(row.data) as SessionData;
    return {
      ...stored,
      accountId: row.account_id,
      sessionEpoch: row.session_epoch,
      actor: this.actorOf(row),
      userAgent: null,
      provedAt: row.proved_at,
      lastUsedAt: row.last_used_at.getTime(),
    };
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
   * Tried anew when it meets the statement that ends all sessions of the account, which locks them in another order, and
   * when its host goes: done twice, each of these statements leaves what it leaves when done once.
   */
  private async change(sql: string, parameters: readonly Parameter[]): Promise<void> {
    await withRetries(() => affectedRows(this.dataSource, sql, parameters), isHostGone);
  }

  private async write(sid: string, session: SessionData): Promise<void> {
    const now = this.clock.now();
    const { accountId, sessionEpoch, actor: _actor, userAgent, provedAt, lastUsedAt, ...data } = session;
    const begun =
      lastUsedAt === undefined ? JSON.stringify({ sid, accountId, sessionEpoch, ...data, cookie: null }) : null;
    if (begun !== null && this.begun.get(session) === begun) return;
    const content: Parameter[] = [JSON.stringify(data), now, expiryOf(accountId, now)];
    if (lastUsedAt !== undefined) {
      // It was read from its row. If that has been deleted since, the session has ended and must not come back.
      await this.change(`UPDATE sessions SET data = ?, last_used_at = ?, expires_at = ${EXPIRY} WHERE id_hash = ?`, [
        ...content,
        hashOf(sid),
      ]);
      return;
    }
    await this.change(
      `INSERT INTO sessions (data, last_used_at, expires_at, id_hash, public_id, account_id, session_epoch, user_agent, proved_at, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE data = VALUES(data), last_used_at = VALUES(last_used_at), expires_at = VALUES(expires_at)`,
      [
        ...content,
        hashOf(sid),
        newId(),
        accountId ?? null,
        sessionEpoch ?? 0,
        userAgent ?? null,
        provedAt ?? null,
        now,
      ],
    );
    if (begun !== null) this.begun.set(session, begun);
  }

  private actorOf(row: SessionRow): Actor | null {
    if (!row.account_id || !row.email || !row.active_role) return null;
    const roles = [
      ...(row.seeker_id ? [Role.USER] : []),
      ...(row.company_id ? [Role.COMPANY] : []),
      ...(row.admin_id ? [Role.ADMIN] : []),
    ];
    const hasSecondFactor = row.has_second_factor === 1;
    const mustEnrol = this.adminsMustEnrol && row.admin_id !== null && !hasSecondFactor;
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
