import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';

/** What single settings must look like. */

/** Of an address, by its version. */
const BITS: ReadonlyMap<number, number> = new Map([
  [4, 32],
  [6, 128],
]);
/** Names that `proxy-addr` knows for addresses. */
const PROXY_NAMES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Nothing, a number of hops, or addresses, ranges and names. */
export function isProxyTrust(text: string): boolean {
  return text === '' || /^\d{1,2}$/.test(text) || text.split(/ *, */).every(isProxy);
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = BITS.get(isIP(address)) ?? 0;
  if (most === 0) return PROXY_NAMES.has(text);
  return more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

export function isSmtpUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '';
}

/** Names of hosts with commas between them, each perhaps for any name below it. */
export function isPushServices(text: string): boolean {
  return text.split(/ *, */).every((host) => /^(?:\*\.)?(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/.test(host));
}

/** A private key of P-256 and the public one that belongs to it, both in base64url. */
export function isVapidPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}

/** On this machine, where nobody can listen in. */
export function isLoopbackUrl(text: string): boolean {
  const { hostname } = new URL(text);
  return /^(?:[^.]+\.)*localhost$/.test(hostname) || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

/** Of steps between neighbours that are the same: some 4 of 15 in 16 drawn hexadecimal digits, 28 of 31 in 0 to f twice. */
const SEQUENCE_SHARE = 0.7;

/** True for texts such as 0123456789abcdef, every second letter, or 00112233 and 01020304: enough characters and no secret. */
export function isSequence(text: string): boolean {
  const characters = [...text];
  const everySecond = [0, 1].map((parity) => characters.filter((_, at) => at % 2 === parity));
  return hasOneStep(characters) || everySecond.every(hasOneStep);
}

function hasOneStep(characters: readonly string[]): boolean {
  const steps = new Map<number, number>();
  for (let at = 1; at < characters.length; at += 1) {
    const step = (characters[at] ?? '').charCodeAt(0) - (characters[at - 1] ?? '').charCodeAt(0);
    steps.set(step, (steps.get(step) ?? 0) + 1);
  }
  return Math.max(0, ...steps.values()) >= SEQUENCE_SHARE * (characters.length - 1);
}
