import { networkInterfaces } from 'node:os';

const LOOPBACK = ['127.0.0.1', '::1'];
const EVERY_IPV4 = '0.0.0.0';
const EVERY = '::';

/**
 * Where to listen for a HOST. The loopback addresses that this machine has are always among them: browsers ask either of
 * both for localhost, and what another program hears at one of them would be taken for ours.
 * @param {string} host
 * @param {readonly string[]} [own] the machine's addresses
 * @returns {string[]}
 */
export function listeningAddresses(host, own = machineAddresses().map(({ address }) => address)) {
  // It hears IPv4 as well, and so both of loopback.
  if (host === EVERY) return [EVERY];
  const loopback = LOOPBACK.filter((address) => own.includes(address));
  // 127.0.0.2 is this machine alone as well, and not among what it lists as its own.
  if (isLoopback(host)) return host === 'localhost' || LOOPBACK.includes(host) ? loopback : [host, ...loopback];
  return [host, ...loopback.filter((address) => host !== EVERY_IPV4 || address.includes(':'))];
}

/**
 * By which addresses others in the network open what listens for a HOST.
 * @param {string} host
 * @param {readonly Pick<import('node:os').NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]} [own] the machine's
 * @returns {string[]}
 */
export function networkAddresses(host, own = machineAddresses()) {
  if (isLoopback(host)) return [];
  if (host !== EVERY && host !== EVERY_IPV4) return [host];
  return own.flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [address] : []));
}

/** @param {string} host */
const isLoopback = (host) => host === 'localhost' || host === '::1' || host.startsWith('127.');

const machineAddresses = () => Object.values(networkInterfaces()).flatMap((each) => each ?? []);
