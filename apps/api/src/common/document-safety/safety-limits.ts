import type { SandboxLimits } from '../sandbox/sandbox-limits.js';

/** What the examination of one document may cost. */
export const SAFETY_LIMITS: SandboxLimits = {
  hardMs: 30_000,
  heapMegabytes: 384,
  processMegabytes: 768,
  atOnce: 2,
  waiting: 60,
};
