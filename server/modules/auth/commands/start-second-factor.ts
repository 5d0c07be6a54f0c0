import { randomBytes } from 'node:crypto';
import QRCode from 'qrcode';
import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import type { Services } from '../../../services';
import { seal } from '../sealed-secret';
import { keepSecret } from '../second-factor.sql';
import type { SecondFactorEnrolment } from '../second-factor.types';
import { totpOf } from '../totp';
import { checkCurrentPassword } from './change-password';

const SECRET_BYTES = 20;

/**
 * Makes a new secret for the authenticator app, active once `confirmSecondFactor` has seen a code. It asks for the
 * password, so that a stranger at an unattended browser cannot lock its owner out.
 * Errors: SECOND_FACTOR_ON, CURRENT_PASSWORD_WRONG, TOO_MANY_ATTEMPTS.
 */
export async function startSecondFactor(
  services: Services,
  actor: Actor,
  password: string,
  clientAddress: string,
): Promise<SecondFactorEnrolment> {
  if (actor.hasSecondFactor) throw refuse('SECOND_FACTOR_ON');
  if (actor.hasPassword) await checkCurrentPassword(services, actor, { password, field: 'password' }, clientAddress);
  const { accountId, email } = actor;
  const secret = randomBytes(SECRET_BYTES);
  const sealedSecret = seal(services.env.SESSION_SECRET, accountId, secret);
  await keepSecret(services.dataSource, { accountId, sealedSecret, now: services.clock.now() });
  const totp = totpOf(secret, email);
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qrCode: await qrCodeOf(uri) };
}

/** As SVG: a PNG takes ten times as long. */
async function qrCodeOf(uri: string): Promise<string> {
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
