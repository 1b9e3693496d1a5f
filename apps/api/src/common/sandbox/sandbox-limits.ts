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
