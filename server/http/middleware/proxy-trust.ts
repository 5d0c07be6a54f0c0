import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import proxyAddress, { compile } from 'proxy-addr';
import type { Env } from '../../env';

/** Whether what a proxy says of the caller is believed: by its address, or by how many hops it is away. */
export type ProxyTrust = (address: string, hop: number) => boolean;

export function proxyTrust({ trustedProxies }: Env): ProxyTrust {
  if (trustedProxies === false) return () => false;
  if (typeof trustedProxies === 'number') return (_address, hop) => hop < trustedProxies;
  return compile(trustedProxies.split(/ *, */));
}

export function clientAddressOf(request: IncomingMessage, trust: ProxyTrust): string {
  const { remoteAddress } = request.socket;
  if (remoteAddress === undefined) return 'unknown';
  return request.headers['x-forwarded-for'] === undefined ? remoteAddress : proxyAddress(request, trust);
}

/** Whether the caller's own connection is over TLS, to here or to a trusted proxy. */
export function isSecure({ socket, headers }: IncomingMessage, trust: ProxyTrust): boolean {
  if ((socket as TLSSocket).encrypted) return true;
  const [protocol] = String(headers['x-forwarded-proto'] ?? '').split(',');
  return protocol?.trim() === 'https' && trust(socket.remoteAddress ?? '', 0);
}
