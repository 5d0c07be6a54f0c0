import { createECDH } from 'node:crypto';
import { z } from 'zod';

/** The settings of notifications (web push), and what is wrong with them together. */
export const PUSH_SETTINGS = {
  /** All three or none: the pair of keys that signs notifications (RFC 8292), and how a push service reaches the operator. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must look like mailto:name@host, or https://')
    .optional(),
  /** The hosts that notifications are sent to; `*.` stands for any name below. */
  PUSH_SERVICES: z
    .string()
    .refine(
      isPushServices,
      'must be host names with commas between them, such as "fcm.googleapis.com, *.notify.windows.com"',
    )
    .default(
      'fcm.googleapis.com, jmt17.google.com, *.push.services.mozilla.com, web.push.apple.com, *.notify.windows.com',
    ),
  /** The origin of a stand-in for a push service in another process, for tests. */
  PUSH_STAND_IN: z.url({ protocol: /^http$/ }).optional(),
};

const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

export function* vapidFaults(settings: { [Name in (typeof VAPID)[number]]?: string | undefined }): Generator<string> {
  const missing = VAPID.filter((name) => !settings[name]);
  if (missing.length === VAPID.length) return;
  for (const name of missing) yield `${name} is required with the other VAPID settings: all three, or none`;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  if (publicKey && privateKey && !isVapidPair(publicKey, privateKey))
    yield 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair: npm run ops -- push:keys makes one';
}

/** Names of hosts with commas between them, each perhaps for any name below it. */
function isPushServices(text: string): boolean {
  return text.split(/ *, */).every((host) => /^(?:\*\.)?(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/.test(host));
}

/** A private key of P-256 and the public one that belongs to it, both in base64url. */
function isVapidPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}
