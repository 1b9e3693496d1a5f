// The kinds of values a variable may hold. Each throws an Error whose message completes "expected …".
import { isIP } from 'node:net';

export { proxies } from './proxies.mjs';

/** Where only this machine is reached. */
export const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/;
const SHORTEST_SECRET = 32;

/** @param {string} text */
export const text = (text) => text;

/** @param {string} text */
export const folder = (text) => {
  if (text.includes('\0')) throw new Error('a folder path');
  return text;
};

/** @param {string} text */
export const listeningHost = (text) => {
  if (text !== 'localhost' && isIP(text) === 0)
    throw new Error('an address of this machine, 0.0.0.0 for all of them, or localhost');
  return text;
};

/** @param {string} text */
export const port = (text) => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 65_535) throw new Error('a port number from 1 to 65535');
  return value;
};

/** @param {number} most */
export const wholeNumber = (most) => (/** @type {string} */ text) => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > most) throw new Error(`a whole number from 1 to ${most}`);
  return value;
};

/** @param {string} text */
export const truth = (text) => {
  if (text !== 'true' && text !== 'false') throw new Error('true or false');
  return text === 'true';
};

/** @param {string} text */
export const email = (text) => {
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text)) throw new Error('an e-mail address');
  return text;
};

/**
 * As the From of a letter has it.
 * @param {string} text
 */
export const sender = (text) => {
  const address = /^[^<>]+ <(.*)>$/.exec(text)?.[1] ?? text;
  try {
    email(address);
  } catch {
    throw new Error('an e-mail address, alone or as Name <address>');
  }
  return text;
};

/** @param {string} text */
export const longSecret = (text) => {
  if (text.length < SHORTEST_SECRET) throw new Error(`at least ${SHORTEST_SECRET} random characters`);
  return text;
};

/** @param {...string} allowed */
export const oneOf =
  (...allowed) =>
  (/** @type {string} */ text) => {
    if (!allowed.includes(text)) throw new Error(`one of ${allowed.join(', ')}`);
    return text;
  };

/** @param {...string} prefixes */
export const startingWith =
  (...prefixes) =>
  (/** @type {string} */ text) => {
    if (!prefixes.some((prefix) => text.startsWith(prefix) && text.length > prefix.length)) {
      throw new Error(`a key that begins with ${prefixes.join(' or ')}`);
    }
    return text;
  };

/** @param {...string} protocols */
export const url =
  (...protocols) =>
  (/** @type {string} */ text) => {
    const expected = `an address that begins with ${protocols.map((protocol) => (protocol === 'mailto:' ? protocol : `${protocol}//`)).join(' or ')}`;
    if (!URL.canParse(text)) throw new Error(expected);
    const parsed = new URL(text);
    if (!protocols.includes(parsed.protocol) || !(parsed.hostname || parsed.pathname.includes('@')))
      throw new Error(expected);
    return text;
  };

/**
 * What is typed in a home or an office, a number or a name that no domain is sold for: no authority certifies these, and a
 * phone in the same network opens http.
 */
const NEAR_HOST = /^(\d+(\.\d+){3}|\[[\da-f:.]+\]|[^.]+|.+\.(local|localhost|internal|home\.arpa))$/;

/**
 * A domain has https. Production wants more (production.mjs).
 * @param {string} text
 */
export const publicOrigin = (text) => {
  const expected =
    'an https:// address without a path (http:// only for localhost and, outside production, for this machine’s address in its own network)';
  if (!URL.canParse(text)) throw new Error(expected);
  const { protocol, hostname, origin, pathname, search } = new URL(text);
  const isFit = protocol === 'https:' || (protocol === 'http:' && NEAR_HOST.test(hostname));
  if (!isFit || pathname !== '/' || search) throw new Error(expected);
  return origin;
};
