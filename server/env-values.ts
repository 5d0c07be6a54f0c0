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
