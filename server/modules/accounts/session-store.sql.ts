import { hash } from 'node:crypto';
import DataLoader from 'dataloader';
import { effectiveRole } from '../../../domain/roles';
import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import type { Actor } from '../../actor';
import type { Clock } from '../../clock';
import { newId } from '../../db/columns';
import type { DatabaseAccess } from '../../db/database';
import { isHostGone } from '../../db/failures';
import { withRetries } from '../../db/retries';
import { columnsNamed, selected } from '../../db/field-table';
import { flag, instant, nullable, outerJoined, text, type Row } from '../../db/row';
import { affectedRows, placeholders, selectRows, type Parameter } from '../../db/statements';
import { PROFILE_COLUMNS, PROFILE_JOINS, PROFILES, rolesOf } from './account.sql';
import { ACCOUNT_TABLE } from './account.table';

export const SESSION_IDLE_MS = 30 * DAY_MS;
/** However much it is used, a session ends then. */
const SESSION_LONGEST_DAYS = 90;
/** A visitor's session holds nothing but a sign-in that is under way. */
const VISITOR_SESSION_MS = 60 * MINUTE_MS;
/** `last_used_at` is written at most this often. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

/** A sign-in that only needs the code of the second factor. */
export interface AwaitedSignIn {
  accountId: string;
  sessionEpoch: number;
  /** Of a person at Google who is linked to the account once the code was right. */
  linkSub?: string;
  /** In milliseconds since 1970. */
  until: number;
}

/** What a session keeps beside its account. */
export interface SessionData {
  /** The person whom Google has confirmed in this browser and who must still enter a code. */
  awaitingCode?: AwaitedSignIn;
  /** Of a sign-in with Google in progress. */
  googleState?: { handle: string; verifier: string; returnTo: string | null };
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

const MAX_BATCH = 16;

const OF_ACCOUNT = columnsNamed(
  ACCOUNT_TABLE,
  'email',
  'email_verified_at',
  'google_sub',
  'active_role',
  'language',
  'supplement_version',
  'person_name',
);
const SESSION = {
  id_hash: text,
  expires_at: instant,
  public_id: text,
  data: text,
  last_used_at: instant,
  proved_at: nullable(instant),
  account_id: nullable(text),
  ...outerJoined(OF_ACCOUNT),
  has_password: flag,
  ...PROFILES,
};
type SessionRow = Row<typeof SESSION>;

/** Session, revocation and actor in one statement. */
const READ_SESSIONS = `
  SELECT s.id_hash, s.expires_at, s.public_id, s.data, s.last_used_at, s.proved_at,
         a.id AS account_id, ${selected('a', OF_ACCOUNT)}, a.password_hash IS NOT NULL AS has_password,
         ${PROFILE_COLUMNS}
  FROM sessions s
  LEFT JOIN accounts a ON a.id = s.account_id AND a.session_epoch = s.session_epoch ${PROFILE_JOINS}
  WHERE s.id_hash IN`;

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

  create(sid: string, { accountId, sessionEpoch, userAgent, provedAt, data }: NewSession): Promise<void> {
    const now = this.clock.now();
    const until = expiryOf(accountId, now);
    return this.write(
      // The second clause is for a retry: the row is there already.
      `INSERT INTO sessions (id_hash, public_id, account_id, session_epoch, data, user_agent, proved_at, created_at, last_used_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE last_used_at = VALUES(last_used_at)`,
      [hashOf(sid), newId(), accountId, sessionEpoch, JSON.stringify(data), userAgent, provedAt, now, now, until],
    );
  }

  /** Does nothing for a session that has ended meanwhile: it must not come back. */
  saveData(sid: string, data: SessionData): Promise<void> {
    return this.write('UPDATE sessions SET data = ? WHERE id_hash = ?', [JSON.stringify(data), hashOf(sid)]);
  }

  /** Writes its last use, which extends its life, but not past the longest. */
  touch(sid: string, { accountId }: StoredSession): Promise<void> {
    const now = this.clock.now();
    return this.write(
      `UPDATE sessions SET last_used_at = ?, expires_at = LEAST(?, created_at + INTERVAL ${SESSION_LONGEST_DAYS} DAY) WHERE id_hash = ?`,
      [now, expiryOf(accountId, now), hashOf(sid)],
    );
  }

  remove(sid: string): Promise<void> {
    return this.write('DELETE FROM sessions WHERE id_hash = ?', [hashOf(sid)]);
  }

  private async readRows(hashes: readonly string[]): Promise<(SessionRow | null)[]> {
    const now = this.clock.now();
    // Lists are as long as a power of two, so that a connection keeps few prepared statements.
    const size = 2 ** Math.ceil(Math.log2(hashes.length));
    const padded = Array.from({ length: size }, (_, index) => hashes[index] ?? hashes[0] ?? '');
    const rows = await selectRows(this.dataSource, SESSION, `${READ_SESSIONS} (${placeholders(padded)})`, padded);
    const current = new Map(rows.filter(({ expires_at: until }) => until > now).map((row) => [row.id_hash, row]));
    return hashes.map((hash) => current.get(hash) ?? null);
  }

  /** Repeated when the database's host goes away: each of these statements is idempotent. */
  private async write(sql: string, parameters: Parameter[]): Promise<void> {
    await withRetries(() => affectedRows(this.dataSource, sql, parameters), isHostGone);
  }

  private actorOf(row: SessionRow): Actor | null {
    if (!row.account_id || !row.email || !row.active_role) return null;
    const roles = rolesOf(row);
    const hasSecondFactor = row.has_second_factor;
    const mustEnrol = this.isProduction && row.admin_id !== null && !hasSecondFactor;
    return {
      accountId: row.account_id,
      sessionId: row.public_id,
      email: row.email,
      emailVerified: row.email_verified_at !== null,
      isGoogleAccount: row.google_sub !== null,
      hasPassword: row.has_password,
      roles,
      activeRole: mustEnrol ? null : effectiveRole(row.active_role, roles),
      language: row.language,
      supplementVersion: row.supplement_version,
      hasSecondFactor,
      provedAt: row.proved_at,
      mustEnrol,
      seekerId: row.seeker_id,
      personName: row.person_name,
      companyId: row.company_id,
      companyRole: row.company_role,
      isLeavingCompany: row.is_leaving_company,
    };
  }
}

function expiryOf(accountId: string | null, now: Date): Date {
  return new Date(now.getTime() + (accountId ? SESSION_IDLE_MS : VISITOR_SESSION_MS));
}

function hashOf(sid: string): string {
  return hash('sha256', sid);
}
