/** What one task in a process of its own may cost, and how many there are at once. */
export interface SandboxLimits {
  /** After so long its process is ended, whatever it does. */
  readonly hardMs: number;
  readonly heapMegabytes: number;
  /** Of the whole process: what a stream unpacks to lies outside the heap. */
  readonly processMegabytes: number;
  readonly atOnce: number;
  readonly waiting: number;
}

/** How a process says without an answer that its file took too much memory: by a signal that nobody else sends. */
export const TOO_MUCH_MEMORY = 'SIGVTALRM';

/** How it says that its work broke on the file, and not before it had begun. */
export const BROKEN_BY_FILE = 65;
