import type { SandboxLimits } from '../sandbox/sandbox-limits.js';

/** What drawing one photograph of a phone may cost; one of 48 megapixels takes about a quarter of each. */
export const HEIC_LIMITS: SandboxLimits = {
  hardMs: 30_000,
  heapMegabytes: 256,
  processMegabytes: 1024,
  atOnce: 2,
  waiting: 60,
};

/** Of a phone's grid: 512 pixels a side make 48 megapixels of 192 tiles. */
export const MAX_TILES = 2048;
