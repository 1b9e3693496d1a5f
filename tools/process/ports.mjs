import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those that systems give to outgoing connections (from 32768 on Linux): a port that a program leaves for a
 * moment, because it is restarted, is not taken by somebody's call meanwhile.
 */
const LOWEST = 15_000;
const HIGHEST = 31_999;
const MOST_TRIES = 200;

/**
 * Ports of the loopback interface that nobody listens on right now, all different.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  /** @type {Map<number, import('node:net').Server>} */
  const held = new Map();
  for (let tries = 0; held.size < count && tries < MOST_TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    // A listener of every interface is found out by asking for every interface.
    if (held.has(port) || (await portFault(port)) !== null) continue;
    const server = await listen(port, '127.0.0.1').catch(() => null);
    if (server) held.set(port, server);
  }
  await Promise.all([...held.values()].map(close));
  if (held.size < count) throw new Error(`Fewer than ${count} ports are free between ${LOWEST} and ${HIGHEST}.`);
  return [...held.keys()];
}

/**
 * @param {number} port
 * @param {string} [host] unset: every interface
 * @returns {Promise<NodeJS.ErrnoException | null>} why nobody can listen there, or null when it is free
 */
export async function portFault(port, host) {
  try {
    await close(await listen(port, host));
    return null;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error);
  }
}

/**
 * @param {number} port
 * @param {readonly string[]} hosts
 * @returns {Promise<NodeJS.ErrnoException | null>} why nobody can listen at one of them, or null when it is free at all
 */
export async function portFaultAt(port, hosts) {
  for (const host of hosts) {
    const fault = await portFault(port, host);
    if (fault) return fault;
  }
  return null;
}

/**
 * What to tell somebody whose PORT cannot be listened on.
 * @param {number} port
 * @param {NodeJS.ErrnoException} fault
 */
export function explainPortFault(port, fault) {
  if (fault.code === 'EADDRINUSE') {
    return (
      `PORT: ${port} is taken by another program (another copy of this one, perhaps). ` +
      `Stop it, or choose another port: PORT=${port === 65_535 ? port - 1 : port + 1} npm start. ` +
      'A second copy also needs its own DATA_DIR.'
    );
  }
  if (fault.code === 'EADDRNOTAVAIL')
    return 'HOST: expected an address of this machine, or 0.0.0.0 for all of them: HOST=0.0.0.0 npm start.';
  if (fault.code === 'EACCES')
    return `PORT: ${port} needs more rights than you have. Choose one above 1023: PORT=3000 npm start.`;
  return `PORT: ${port} cannot be listened on (${fault.message}). Choose another: PORT=3001 npm start.`;
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<import('node:net').Server>}
 */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, ...(host && { host }) }, () => resolve(server));
  });
}

/** @param {import('node:net').Server} server */
function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve(undefined));
  });
}
