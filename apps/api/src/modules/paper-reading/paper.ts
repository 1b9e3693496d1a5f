import type { AppraisalReading, CertificateReading } from '@cw/domain';

/** A file as it was uploaded. */
export interface Paper {
  readonly bytes: Buffer;
  /** The media type that its bytes were found to be, never what the browser called it. */
  readonly type: string;
}

export const PDF = 'application/pdf';

type Outcome = AppraisalReading['outcome'];

/** An appraisal of which nothing could be read. */
export const emptyAppraisal = (outcome: Outcome, pages = 0): AppraisalReading => ({
  outcome,
  layout: 'unknown',
  language: 'en',
  pages,
  unreadPages: [],
  values: [],
  valueConditions: [],
  repairs: [],
  warnings: [],
});

/** A certificate of which nothing could be read. */
export const emptyCertificate = (outcome: Outcome): CertificateReading => ({
  outcome,
  isLiabilityCertificate: false,
  issuedOn: null,
  insuredName: null,
  insuredAddress: null,
  producer: null,
  insurer: null,
  policyNumber: null,
  basis: null,
  effectiveOn: null,
  expiresOn: null,
  eachOccurrenceCents: null,
  aggregateCents: null,
  certificateHolder: null,
});
