import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network: a home gets at least a /64, and with it as many addresses as it likes. */
const NETWORK_GROUPS = 4;

/**
 * The key that limits count by: an IPv4 address itself, the /64 of an IPv6 address. With whole IPv6 addresses, one home
 * could use a new one each time.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  // An IPv4 address as a socket for both kinds tells it.
  if (!isIPv6(bare) || bare.includes('.')) return bare.replace(/^::ffff:/i, '');
  const [head = '', tail] = bare.split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - first.length - last.length }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
