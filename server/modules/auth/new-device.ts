import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import type { Browser } from '../../graphql/context';
import type { Services } from '../../services';
import { deviceName } from './device-name';
import { newDeviceMail } from './sign-in.mails';

/** Mails the owner of an account about a sign-in from a browser that is new to it. */
export async function tellOfNewDevice(
  services: Services,
  transaction: Transaction,
  { id, email }: { id: string; email: string },
  browser: Browser,
): Promise<void> {
  if (browser.isKnownTo(id)) return;
  const mail = newDeviceMail({
    to: email,
    appUrl: services.env.APP_URL,
    device: deviceName(browser.userAgent),
    now: services.clock.now(),
  });
  await services.outbox.queueMail(transaction, `new-device:${newId()}`, mail);
}
