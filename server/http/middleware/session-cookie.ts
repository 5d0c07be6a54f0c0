import { parseCookie } from 'cookie';
import { sign, unsign } from 'cookie-signature';

export const SESSION_COOKIE = 'temukerja.sid';

/** Before every signed value. */
const SIGNED = 's:';
const KEPT = 5_000;
/** In characters; nobody fills the memory with cookies of their own. */
const LONGEST_KEPT = 500;

/**
 * The session's id in a request's Cookie header, where it carries our signature. What a signature proves stays proved,
 * so the newest headers are kept with their answer: parsing and checking one costs a tenth of a short request. Whether
 * the session is still valid is for the database to say, each time.
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
    this.keep(header, sid);
    return sid;
  }

  valueOf(sid: string): string {
    return SIGNED + sign(sid, this.secret);
  }

  private keep(header: string, sid: string): void {
    if (header.length > LONGEST_KEPT) return;
    const [oldest] = this.proved.keys();
    if (this.proved.size >= KEPT && oldest !== undefined) this.proved.delete(oldest);
    this.proved.set(header, sid);
  }
}
