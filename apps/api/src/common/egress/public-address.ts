import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is reached at these is ours, a neighbour's, or nobody's (RFC 6890 and its IPv6 counterparts). */
const INSIDE: readonly (readonly [network: string, prefix: number])[] = [
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
];
/** Of IPv6 only what is handed out to anybody, and of that not what leads to an IPv4 address or to a document. */
const GLOBAL_V6: readonly [string, number] = ['2000::', 3];
const INSIDE_V6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const inside = new BlockList();
for (const [network, prefix] of INSIDE) inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of INSIDE_V6) inside.addSubnet(network, prefix, 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet(...GLOBAL_V6, 'ipv6');

/** Whether an IP address is one of the open net; what is no IP address is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && globalV6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** An address that somebody gave us leads to where nobody outside may send us. */
export class EgressRefused extends Error {
  constructor() {
    super('The address does not lead to the open net');
    this.name = 'EgressRefused';
  }
}

type Resolver = (
  host: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * The `lookup` of a request to an address that a stranger gave us. The check and the connection take the same answer,
 * so that a name cannot mean one address when it is checked and another when it is reached.
 */
export const publicLookup =
  (resolver: Resolver = resolve): LookupFunction =>
  (host, options, done) => {
    resolver(host, { all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || first === undefined) return done(error ?? new EgressRefused(), '', 0);
      // One inner address among them is enough to distrust the name.
      if (!found.every(({ address }) => isPublicAddress(address))) return done(new EgressRefused(), '', 0);
      if (options.all) return done(null, found);
      return done(null, first.address, first.family);
    });
  };
