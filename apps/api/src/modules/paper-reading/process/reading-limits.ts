/** What one reading may cost. */
export interface ReadingLimits {
  /** After so long its process is ended, whatever it does. */
  readonly hardMs: number;
  /** After so long no further page is begun. */
  readonly softMs: number;
  readonly pages: number;
  readonly heapMegabytes: number;
  /** Of the whole process: what a stream unpacks to lies outside the heap. */
  readonly processMegabytes: number;
  readonly atOnce: number;
  readonly waiting: number;
}

export const READING_LIMITS: ReadingLimits = {
  hardMs: 20_000,
  softMs: 14_000,
  pages: 300,
  heapMegabytes: 256,
  processMegabytes: 640,
  atOnce: 2,
  waiting: 20,
};
