import QRCode from 'qrcode';
import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import type { Services } from '../../../services';
import { countPasswordTry, findAccountById, forgivePasswordTries } from '../../accounts/public';
import { seal } from '../sealed-secret';
import { newTotpSecret, totpForApp } from '../totp';
import { keepSecret } from '../second-factor.sql';

export interface Enrolment {
  /** In base32, as an app takes it typed. */
  secret: string;
  uri: string;
  /** The same as a picture, a `data:` URL. */
  qrCode: string;
}

/**
 * Makes a new secret for the authenticator app, active once `confirmSecondFactor` has seen a code. It asks for the
 * password, so that a stranger at an unattended browser cannot lock its owner out.
 * Errors: SECOND_FACTOR_ON, CURRENT_PASSWORD_WRONG, TOO_MANY_ATTEMPTS.
 */
export async function startSecondFactor(
  services: Services,
  actor: Actor,
  { password, clientAddress }: { password: string; clientAddress: string },
): Promise<Enrolment> {
  if (actor.hasSecondFactor) throw refuse('SECOND_FACTOR_ON');
  if (actor.hasPassword) await checkPassword(services, actor, password, clientAddress);
  const secret = newTotpSecret();
  await keepSecret(services.dataSource, {
    accountId: actor.accountId,
    sealedSecret: seal(services.env.SESSION_SECRET, actor.accountId, secret),
    now: services.clock.now(),
  });
  const { text, uri } = totpForApp(secret, actor.email);
  return { secret: text, uri, qrCode: await pictureOf(uri) };
}

async function checkPassword(services: Services, actor: Actor, password: string, clientAddress: string): Promise<void> {
  await countPasswordTry(services.limiter, actor.email, clientAddress);
  const account = await findAccountById(services.dataSource, actor.accountId);
  if (!(await services.passwords.verify(account?.password_hash ?? null, password)))
    throw refuse('CURRENT_PASSWORD_WRONG', ['password']);
  await forgivePasswordTries(services.limiter, actor.email, clientAddress);
}

/** As SVG: a PNG takes ten times as long. */
async function pictureOf(uri: string): Promise<string> {
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
