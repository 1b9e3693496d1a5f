import { BlockList, isIP } from 'node:net';

/** What a network may be called in place of its numbers, as Express calls it. */
const NAMED_NETWORKS = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const EXPECTED = 'addresses or networks of proxies, with commas between them (10.0.0.5, 10.1.0.0/16)';

/**
 * The proxies of TRUST_PROXY as networks. A network of everybody names none and is refused, as a number of hops is.
 * @param {string} text
 * @returns {string[]}
 * @throws {Error} whose message is what was expected
 */
export function proxies(text) {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .flatMap((entry) => NAMED_NETWORKS[/** @type {keyof typeof NAMED_NETWORKS} */ (entry)] ?? [networkOf(entry)]);
}

/** @param {string} entry */
function networkOf(entry) {
  const [address = '', length, more] = entry.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const bits = length === undefined ? longest : Number(length);
  const isNetwork = isIP(address) !== 0 && more === undefined && /^\d+$/.test(length ?? '0');
  if (!isNetwork || bits < 1 || bits > longest) throw new Error(EXPECTED);
  return `${address}/${bits}`;
}

/**
 * Tells whether an address is that of one of the proxies.
 * @param {readonly string[]} networks as `proxies` gives them
 * @returns {(address: string) => boolean}
 */
export function oneOfProxies(networks) {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/** @param {string} address */
const familyOf = (address) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
