import { isIP } from 'node:net';
import { oneOfProxies } from '../config/proxies.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */

/**
 * Tells a request's client: who connects, and only if that is a named proxy whom that one says. Of a chain of proxies the
 * first from our end that is not named is the client, for what stands before it was written by nobody we know.
 * @param {readonly string[]} trusted networks of the named proxies
 * @returns {(request: Request) => string}
 */
export function clientAddressBehind(trusted) {
  const isProxy = oneOfProxies(trusted);
  return ({ headers, socket }) => {
    const told = String(headers['x-forwarded-for'] ?? '').split(',');
    let address = plain(socket.remoteAddress ?? '');
    while (isProxy(address)) {
      const before = plain(told.pop() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

/**
 * An IPv4 address as people write it, also where the socket takes both kinds.
 * @param {string} address
 */
const plain = (address) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
