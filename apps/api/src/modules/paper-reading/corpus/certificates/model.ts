import type { CertificateReading, PlainDate } from '@cw/domain';
import type { Mess } from '../kit/mess.js';
import type { Face } from '../kit/sheet.js';
import type { Part } from '../model.js';

/** A company or person with the lines of its address. */
export interface Party {
  readonly name: string;
  readonly lines: readonly string[];
}

export interface Insurer {
  readonly letter: string;
  readonly name: string;
  readonly naic: string;
}

/** The row of general liability; a certificate for cars alone has none. */
export interface LiabilityRow {
  readonly letter: string;
  readonly basis: 'occurrence' | 'claims_made' | null;
  readonly policyNumber: string | null;
  readonly effectiveOn: PlainDate;
  readonly expiresOn: PlainDate;
  readonly eachOccurrence: number;
  readonly aggregate: number;
}

export interface CertificateFacts {
  readonly id: string;
  readonly part: Part;
  /** 25 is the one of liability; 24 and 28 are of property. */
  readonly form: 24 | 25 | 28;
  readonly isScan: boolean;
  readonly issuedOn: PlainDate;
  readonly producer: Party;
  readonly insured: Party;
  readonly insurers: readonly Insurer[];
  readonly liability: LiabilityRow | null;
  readonly holder: Party;
  readonly description: string;
  readonly style: CertificateStyle;
  readonly mess: Partial<Mess>;
}

/** How one agency's system prints the form. */
export interface CertificateStyle {
  readonly left: number;
  readonly label: number;
  readonly face: Face;
  readonly value: number;
  /** Where the columns of the coverages begin. */
  readonly columns: {
    readonly type: number;
    readonly flags: number;
    readonly number: number;
    readonly from: number;
    readonly until: number;
    readonly limits: number;
    readonly amounts: number;
  };
  readonly date: 'us' | 'figures';
  readonly hasDollars: boolean;
  readonly isForm: boolean;
  readonly rowHeight: number;
}

export interface CorpusCertificate {
  readonly id: string;
  readonly part: Part;
  readonly answer: CertificateReading;
  readonly bytes: () => Promise<Buffer>;
}
