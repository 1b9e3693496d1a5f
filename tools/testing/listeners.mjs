import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/**
 * At which addresses of which ports processes listen. Linux only.
 * @param {readonly number[]} pids
 * @returns {string[]} as `127.0.0.1:3000` and `[::1]:3000`
 */
export function listenersOf(pids) {
  const sockets = new Set(pids.flatMap(socketsOf));
  return ['tcp', 'tcp6']
    .flatMap((kind) => readFileSync(`/proc/net/${kind}`, 'utf8').trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === LISTENING && sockets.has(inode ?? ''))
    .map(([, local = '']) => written(local));
}

/** @param {number} pid */
function socketsOf(pid) {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).flatMap((name) => /^socket:\[(\d+)\]$/.exec(linkOf(`${folder}/${name}`))?.[1] ?? []);
  } catch {
    return [];
  }
}

/** @param {string} path of a file that may be closed meanwhile */
function linkOf(path) {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/**
 * The kernel writes words of four bytes, the last first.
 * @param {string} local
 */
function written(local) {
  const [words = '', port = ''] = local.split(':');
  const bytes = (words.match(/.{8}/g) ?? []).flatMap((word) => [...Buffer.from(word, 'hex').reverse()]);
  const host = bytes.length === 4 ? bytes.join('.') : new URL(`http://[${groups(bytes)}]`).hostname;
  return `${host}:${Number.parseInt(port, 16)}`;
}

/** @param {number[]} bytes */
const groups = (bytes) => Buffer.from(bytes).toString('hex').match(/.{4}/g)?.join(':') ?? '';
