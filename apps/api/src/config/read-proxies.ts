import { isIP } from 'node:net';

interface Reader {
  readonly faults: string[];
  optional(name: string): string | undefined;
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const BITS = { 4: 32, 6: 128 } as const;

/** A network of everybody names no proxy, and Express takes a number of hops for an address. */
function isProxy(entry: string): boolean {
  if (NAMED_NETWORKS.includes(entry)) return true;
  const [, address = '', bits] = /^([^/]+)(?:\/(\d+))?$/.exec(entry) ?? [];
  const family = isIP(address);
  if (family !== 4 && family !== 6) return false;
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= BITS[family]);
}

/** Those in front whose word on a client is believed, as Express takes them; nobody's, when none is named. */
export function readProxies(reader: Reader): readonly string[] {
  const text = reader.optional('TRUST_PROXY');
  if (text === undefined) return [];
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.every(isProxy)) return entries;
  reader.faults.push(
    `TRUST_PROXY: expected addresses or networks of proxies, with commas between them (10.0.0.5, 10.1.0.0/16), got "${text}"`,
  );
  return [];
}
