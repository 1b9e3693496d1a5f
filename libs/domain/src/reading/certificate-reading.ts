import type { Cents } from '../money/cents.js';
import type { PlainDate } from '../schedule/plain-date.js';
import type { ReadingOutcome } from './appraisal-reading.js';

/** What a certificate of liability insurance (ACORD 25) says; null where it says nothing that could be read. */
export interface CertificateReading {
  readonly outcome: ReadingOutcome;
  /** Another form of the series, or no certificate at all: the rest is then null. */
  readonly isLiabilityCertificate: boolean;
  readonly issuedOn: PlainDate | null;
  readonly insuredName: string | null;
  readonly insuredAddress: string | null;
  readonly producer: string | null;
  /** The company behind the letter of the general liability row. */
  readonly insurer: string | null;
  readonly policyNumber: string | null;
  /** Null when neither box of the general liability row is marked. */
  readonly basis: 'occurrence' | 'claims_made' | null;
  readonly effectiveOn: PlainDate | null;
  readonly expiresOn: PlainDate | null;
  readonly eachOccurrenceCents: Cents | null;
  readonly aggregateCents: Cents | null;
  readonly certificateHolder: string | null;
}
