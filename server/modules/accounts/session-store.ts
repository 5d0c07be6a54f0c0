import { createHash } from 'node:crypto';
import { Store, type SessionData } from 'express-session';
import type { DataSource } from 'typeorm';
import { effectiveRole, Role } from '../../../domain/roles';
import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import type { Actor } from '../../actor';
import type { Clock } from '../../clock';
import { newId } from '../../db/columns';
import { affectedRows, selectOne } from '../../db/statements';

export const SESSION_IDLE_MS = 30 * DAY_MS;
/** `last_used_at` is written no oftener than this. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

declare module 'express-session' {
  interface SessionData {
    accountId: string | null;
    /** Read with the session; never stored in it. */
    actor: Actor | null;
    userAgent: string | null;
    lastUsedAt: number;
  }
}

interface SessionRow {
  public_id: string;
  data: string | Record<string, unknown>;
  last_used_at: Date;
  account_id: string | null;
  email: string | null;
  email_verified_at: Date | null;
  google_sub: string | null;
  has_password: number;
  active_role: Role | null;
  seeker_id: string | null;
  company_id: string | null;
  admin_id: string | null;
}

/** Session, revocation and actor in one statement. */
const READ_SESSION = `
  SELECT s.public_id, s.data, s.last_used_at, a.id AS account_id, a.email, a.email_verified_at, a.google_sub,
         a.password_hash IS NOT NULL AS has_password, a.active_role,
         seeker.id AS seeker_id, company.id AS company_id, admin.account_id AS admin_id
  FROM sessions s
  LEFT JOIN accounts a ON a.id = s.account_id
  LEFT JOIN seekers seeker ON seeker.account_id = a.id
  LEFT JOIN companies company ON company.account_id = a.id
  LEFT JOIN admins admin ON admin.account_id = a.id
  WHERE s.id_hash = ? AND s.expires_at > ?`;

type Callback<Value> = (error: unknown, value?: Value | null) => void;

/** Sessions in the database, shared by every server process; a deleted row is signed out at once everywhere. */
export class AccountSessionStore extends Store {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  override get(sid: string, callback: Callback<SessionData>): void {
    this.read(sid).then((session) => callback(null, session), callback);
  }

  override set(sid: string, session: SessionData, callback: Callback<never> = () => undefined): void {
    this.write(sid, session).then(() => callback(null), callback);
  }

  override touch(sid: string, session: SessionData, callback: () => void = () => undefined): void {
    const now = this.clock.now();
    if (now.getTime() - session.lastUsedAt < TOUCH_EVERY_MS) return callback();
    affectedRows(this.dataSource, 'UPDATE sessions SET last_used_at = ?, expires_at = ? WHERE id_hash = ?', [
      now,
      new Date(now.getTime() + SESSION_IDLE_MS),
      hashOf(sid),
    ]).then(() => callback(), callback);
  }

  override destroy(sid: string, callback: Callback<never> = () => undefined): void {
    affectedRows(this.dataSource, 'DELETE FROM sessions WHERE id_hash = ?', [hashOf(sid)]).then(() => callback(null), callback);
  }

  /** The actor of a session that has just been saved. */
  async readActor(sid: string): Promise<Actor | null> {
    return (await this.read(sid))?.actor ?? null;
  }

  private async read(sid: string): Promise<SessionData | null> {
    const row = await selectOne<SessionRow>(this.dataSource, READ_SESSION, [hashOf(sid), this.clock.now()]);
    if (!row) return null;
    const stored = typeof row.data === 'string' ? (JSON.parse(row.data) as SessionData) : (row.data as unknown as SessionData);
    return { ...stored, accountId: row.account_id, actor: actorOf(row), userAgent: null, lastUsedAt: row.last_used_at.getTime() };
  }

  private async write(sid: string, session: SessionData): Promise<void> {
    const now = this.clock.now();
    const { accountId, actor: _actor, userAgent, lastUsedAt: _lastUsedAt, ...data } = session;
    await affectedRows(
      this.dataSource,
      `INSERT INTO sessions (id_hash, public_id, account_id, data, user_agent, created_at, last_used_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE data = VALUES(data), last_used_at = VALUES(last_used_at), expires_at = VALUES(expires_at)`,
      [hashOf(sid), newId(), accountId ?? null, JSON.stringify(data), userAgent ?? null, now, now, new Date(now.getTime() + SESSION_IDLE_MS)],
    );
  }
}

function hashOf(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}

function actorOf(row: SessionRow): Actor | null {
  if (!row.account_id || !row.email || !row.active_role) return null;
  const roles = [
    ...(row.seeker_id ? [Role.USER] : []),
    ...(row.company_id ? [Role.COMPANY] : []),
    ...(row.admin_id ? [Role.ADMIN] : []),
  ];
  return {
    accountId: row.account_id,
    sessionId: row.public_id,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    isGoogleAccount: row.google_sub !== null,
    hasPassword: row.has_password === 1,
    roles,
    activeRole: effectiveRole(row.active_role, roles),
    seekerId: row.seeker_id,
    companyId: row.company_id,
  };
}
