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
  if (isLoopback(host)) return loopback;
  return [host, ...loopback.filter((address) => host !== EVERY_IPV4 || address.includes(':'))];
}

/**
 * By which addresses others in the network open what listens for a HOST.
 * @param {string} host
 * @returns {string[]}
 */
export function networkAddresses(host) {
  if (isLoopback(host)) return [];
  if (host !== EVERY && host !== EVERY_IPV4) return [host];
  return machineAddresses().flatMap(({ address, family, internal }) =>
    family === 'IPv4' && !internal ? [address] : [],
  );
}

/** @param {string} host */
const isLoopback = (host) => host === 'localhost' || host === '::1' || host.startsWith('127.');

const machineAddresses = () => Object.values(networkInterfaces()).flatMap((each) => each ?? []);
