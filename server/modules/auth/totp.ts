import { Secret, TOTP } from 'otpauth';
import { TOTP_DIGITS, TOTP_SECONDS } from '../../../domain/second-factor';

/** One code before and one after is accepted too: clocks differ, and typing takes time. */
const WINDOW = 1;

/** Every app supports SHA-1, and its weakness does not matter in an HMAC. */
export function totpOf(secret: Buffer, email = ''): TOTP {
  return new TOTP({
    issuer: 'TemuKerja',
    label: email,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });
}

/** The number of the 30-second step that the code belongs to; null for a code that is not valid now. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
