import { Secret, TOTP } from 'otpauth';
import { TOTP_DIGITS, TOTP_SECONDS } from '../../../domain/second-factor';

const SECRET_BYTES = 20;
/** One code before and one after is accepted too: clocks differ, and typing takes time. */
const WINDOW = 1;

export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** What an authenticator app reads: the secret as text to type, and the address behind the QR code. */
export function totpForApp(secret: Buffer, email: string): { text: string; uri: string } {
  const totp = totpOf(secret, email);
  return { text: totp.secret.base32, uri: totp.toString() };
}

/** The number of the 30-second step that the code belongs to; null for a code that is not valid now. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / TOTP_SECONDS) + delta;
}

/** Every app supports SHA-1, and its weakness does not matter in an HMAC. */
function totpOf(secret: Buffer, label = ''): TOTP {
  const bytes = new Uint8Array(secret);
  return new TOTP({
    issuer: 'TemuKerja',
    label,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_SECONDS,
    secret: new Secret({ buffer: bytes.buffer }),
  });
}
