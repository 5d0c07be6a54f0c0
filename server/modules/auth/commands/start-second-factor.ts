import { randomBytes } from 'node:crypto';
import QRCode from 'qrcode';
import { refuse } from '../../../../domain/errors';
import type { OwnerProof } from '../../../../domain/accounts.schema';
import type { Actor } from '../../../actor';
import type { Services } from '../../../services';
import { requireOwner } from '../../accounts';
import { seal } from '../sealed-secret';
import { keepSecret } from '../second-factor.sql';
import type { SecondFactorEnrolment } from '../second-factor.types';
import { totpOf } from '../totp';

const SECRET_BYTES = 20;

/**
 * Makes a new secret for the authenticator app, active once `confirmSecondFactor` has seen a code. It asks for
 * proof of the owner, so that a stranger at an unattended browser, or with a stolen session, cannot lock the owner out.
 */
export async function startSecondFactor(
  services: Services,
  actor: Actor,
  proof: OwnerProof,
  clientAddress: string,
): Promise<SecondFactorEnrolment> {
  if (actor.hasSecondFactor) throw refuse('SECOND_FACTOR_ON');
  await requireOwner(services, actor, proof, clientAddress);
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
