import type { IntakeCategory } from '../../intake/intake.js';
import type { LoanProgram, ProjectCategory } from '../../project/project.js';
import type { EvidenceCode } from '../condition.js';

/** A repair that appraisals ask for again and again. Its words, in both languages, are in `@cw/i18n`. */
export interface TemplateFacts {
  readonly id: string;
  readonly category: ProjectCategory;
  readonly intakeCategory: IntakeCategory;
  /** What it usually costs, from and to, in cents; for orientation, never filled in. */
  readonly typicalCostCents: readonly [from: number, to: number];
  readonly evidence: readonly EvidenceCode[];
  /** Whose appraisals ask for it. */
  readonly programs: readonly LoanProgram[];
  /** It disturbs paint: in a home built before 1978 the contractor must be lead-safe certified (40 CFR 745). */
  readonly leadSafeBefore1978?: boolean;
}

export const ALL_PROGRAMS = ['conventional', 'fha', 'va', 'usda', 'cash'] as const satisfies readonly LoanProgram[];
/** The minimum property requirements of FHA, VA and USDA go further than those of the others. */
export const GOVERNMENT_PROGRAMS = ['fha', 'va', 'usda'] as const satisfies readonly LoanProgram[];

export const PHOTOS = ['photo_before', 'photo_after'] as const satisfies readonly EvidenceCode[];
export const PHOTOS_AND_INVOICE = [
  ...PHOTOS,
  'invoice_paid_corrected_with_license',
] as const satisfies readonly EvidenceCode[];
