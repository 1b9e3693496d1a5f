import { Worker } from 'node:worker_threads';
import { TOO_MUCH_MEMORY } from './sandbox-limits.js';

const EVERY_MS = 40;
// A thread of its own: the one that unpacks a stream sees nothing until it is done.
const WATCH = (bytes: number): string =>
  `setInterval(() => process.memoryUsage.rss() > ${bytes} && process.kill(process.pid, '${TOO_MUCH_MEMORY}'), ${EVERY_MS})`;

/** Ends this process once it takes more than it may; the parent knows by the signal that it was this watch. */
export function watchMemory(megabytes: number): void {
  const source = `data:text/javascript,${encodeURIComponent(WATCH(megabytes * 1024 * 1024))}`;
  new Worker(new URL(source), { resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
}
