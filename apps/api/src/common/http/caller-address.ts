import { isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The caller's internet address as people write it; empty when the connection is gone. */
export const addressOf = ({ ip = '' }: Pick<Request, 'ip'>): string =>
  ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

function groupsOf(address: string): string[] {
  // The URL parser knows every way of writing an IPv6 address, and one of writing it back.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  if (tail === undefined) return groups(head);
  const missing = GROUPS - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
}

/**
 * Whom to count together: an IPv4 address, or the first half of an IPv6 one. Every household is given a whole half,
 * so who counts single IPv6 addresses counts nothing.
 */
export function networkOf(request: Pick<Request, 'ip'>): string {
  const address = addressOf(request);
  return isIPv6(address) ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : address;
}

/** Whether an address is a proxy's whose word is believed; the number says how many hops away it is. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** The network of a request that Express never sees, such as a socket's handshake, by the same proxies as Express has it. */
export function networkOfHandshake(request: IncomingMessage, trusts: TrustsProxy): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  const before = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  const hops = [request.socket.remoteAddress ?? '', ...before.reverse()];
  return networkOf({ ip: hops.find((address, hop) => !trusts(address, hop)) ?? hops.at(-1) });
}
