import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIPv4, type LookupFunction } from 'node:net';

/** A host name that leads to an address outside of the public internet. */
export class PrivateAddressError extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

const PRIVATE_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Of `2000::/3`, which is all that is public: documentation, and addresses in which one of IPv4 is wrapped. */
const PRIVATE_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const privateAddresses = new BlockList();
for (const [net, prefix] of PRIVATE_IPV4) privateAddresses.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of PRIVATE_IPV6) privateAddresses.addSubnet(net, prefix, 'ipv6');
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** An address that anyone on the internet may have: none of this machine, of a network of its own, or of many at once. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !privateAddresses.check(address, 'ipv4');
  return publicIpv6.check(address, 'ipv6') && !privateAddresses.check(address, 'ipv6');
}

/** `dns.lookup`, which fails when a name leads to any address that is not public. Asked for each connection. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error) return callback(error, '');
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError('The name leads to an address that is not public'), '');
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
