import type { AppraisalReading, CertificateReading } from '@cw/domain';
import type { NoAnswer } from '../../../common/sandbox/run-sandboxed.js';
import type { ReadingLimits } from './reading-limits.js';

export type ReadingKind = 'appraisal' | 'certificate';

/** What the process is told: all that it ever learns. */
export interface ReadingTask {
  readonly kind: ReadingKind;
  readonly bytes: Uint8Array;
  readonly limits: ReadingLimits;
}

export interface ReadingOf {
  readonly appraisal: AppraisalReading;
  readonly certificate: CertificateReading;
}

export type ReadingEnd<K extends ReadingKind> = { readonly reading: ReadingOf[K] } | { readonly failed: NoAnswer };
