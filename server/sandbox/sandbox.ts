import type { Router } from 'express';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Env } from '../env';
import type { DeliveredMails, GoogleProvider } from '../ports';
import { GoogleStandIn } from './google/google-stand-in';
import { Mailbox } from './mailbox';
import { embeddedPushKeys } from './push/embedded-keys';
import { PushStandIn } from './push/push-stand-in';
import { TripayStandIn } from './tripay/tripay-stand-in';
import { siteRouter } from '../http/site-router';

/** Local stand-ins for outside services. They speak the real protocols and never start in production. */
export interface SandboxParts {
  router: Router;
  smtpUrl: string;
  google: GoogleProvider;
  delivered: DeliveredMails;
  push: SandboxPush;
  /** Base address of the payment stand-in's API. */
  tripayUrl: string;
  close(): Promise<void>;
}

/** The push service, and the keys with which it is sent to where none are set. */
interface SandboxPush {
  origin: string;
  keys: { publicKey: string; privateKey: string };
}

export async function startSandbox(
  env: Env,
  { clock, logger }: { clock: Clock; logger: Logger },
): Promise<SandboxParts> {
  if (env.isProduction) throw new Error('Stand-ins for outside services do not run in production');
  const mailbox = new Mailbox();
  const tripay = new TripayStandIn({
    apiKey: env.TRIPAY_API_KEY,
    privateKey: env.TRIPAY_PRIVATE_KEY,
    merchantCode: env.TRIPAY_MERCHANT_CODE,
    publicUrl: `${env.APP_URL}/sandbox/tripay`,
    clock,
    logger,
  });
  const googleStandIn = new GoogleStandIn();
  const keys = env.vapid ?? embeddedPushKeys();
  const pushStandIn = new PushStandIn(keys.publicKey);
  const [smtpUrl, tripayUrl, google, origin] = await Promise.all([
    mailbox.listen(),
    tripay.listen(),
    googleStandIn.listen(),
    pushStandIn.listen(),
  ]);
  const router = siteRouter();
  router.use(mailbox.routes());
  router.use('/tripay', tripay.routes());
  router.use('/push', pushStandIn.routes());
  return {
    router,
    smtpUrl,
    google,
    delivered: {
      forget: (texts, ids) => [mailbox, pushStandIn].forEach((standIn) => standIn.forget(texts, ids)),
    },
    push: { origin: env.PUSH_STAND_IN ?? origin, keys },
    tripayUrl,
    async close() {
      await Promise.all([mailbox.close(), tripay.close(), googleStandIn.close(), pushStandIn.close()]);
    },
  };
}
