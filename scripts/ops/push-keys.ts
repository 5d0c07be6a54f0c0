import { generateVAPIDKeys } from 'web-push';
import { StartUpError } from '../start-up-error';

const USAGE = 'npm run ops -- push:keys';

/** The lines of the settings with a new pair of VAPID keys. Browsers that subscribed with other keys are not reached. */
export function pushKeyLines(): string[] {
  const { publicKey, privateKey } = generateVAPIDKeys();
  return [`VAPID_PUBLIC_KEY=${publicKey}`, `VAPID_PRIVATE_KEY=${privateKey}`, 'VAPID_SUBJECT=mailto:'];
}

export function printPushKeys(words: readonly string[]): Promise<void> {
  if (words.length > 0) throw new StartUpError(USAGE);
  process.stdout.write(`${pushKeyLines().join('\n')}\n`);
  process.stderr.write('Write an address of yours behind mailto:. Keep the private key secret, and keep the pair.\n');
  return Promise.resolve();
}
