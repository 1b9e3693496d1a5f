import type { SandboxLimits } from '../../../common/sandbox/sandbox-limits.js';

/** What one reading may cost. */
export interface ReadingLimits extends SandboxLimits {
  /** After so long no further page is begun. */
  readonly softMs: number;
  readonly pages: number;
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
