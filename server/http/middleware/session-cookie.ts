import { parseCookie } from 'cookie';
import { sign, unsign } from 'cookie-signature';

export const SESSION_COOKIE = 'temukerja.sid';

/** Before every signed value. */
const SIGNED = 's:';
const MAX_KEPT = 5_000;
/** In characters, so that long cookies cannot fill the memory. */
const MAX_KEPT_LENGTH = 500;

/**
 * The session's id in a request's Cookie header, where it carries our signature. The newest headers are kept with their
 * result, because checking one costs a tenth of a short request (docs/performance.md). Whether the session is still valid
 * is for the database to say, each time.
 */
export class SessionCookies {
  private readonly proved = new Map<string, string>();

  constructor(private readonly secret: string) {}

  /** Null without the cookie, or when its signature is not ours. */
  sidOf(header: string | undefined): string | null {
    if (header === undefined) return null;
    const kept = this.proved.get(header);
    if (kept !== undefined) return kept;
    const cookie = parseCookie(header)[SESSION_COOKIE];
    const sid = cookie?.startsWith(SIGNED) ? unsign(cookie.slice(SIGNED.length), this.secret) : false;
    if (sid === false) return null;
    if (header.length <= MAX_KEPT_LENGTH) this.proved.set(header, sid);
    const [oldest] = this.proved.keys();
    if (this.proved.size > MAX_KEPT && oldest !== undefined) this.proved.delete(oldest);
    return sid;
  }

  valueOf(sid: string): string {
    return SIGNED + sign(sid, this.secret);
  }
}
