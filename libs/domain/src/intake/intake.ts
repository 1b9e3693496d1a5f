import type { EvidenceCode } from '../condition/condition.js';
import type { Machine } from '../machine/machine.js';
import type { Priority, ProjectCategory } from '../project/project.js';

export const INTAKE_CATEGORIES = [
  'roof',
  'electrical',
  'plumbing',
  'hvac',
  'structural',
  'exterior',
  'interior',
  'safety',
  'appliances',
  'pests_mold',
  'other',
] as const;
export type IntakeCategory = (typeof INTAKE_CATEGORIES)[number];

export const URGENCIES = ['low', 'medium', 'high', 'urgent'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** The two scales name the same four steps; this is where one becomes the other. */
const PRIORITY_OF_URGENCY: Record<Urgency, Priority> = {
  low: 'low',
  medium: 'normal',
  high: 'high',
  urgent: 'urgent',
};

/** Of a request that says nothing of urgency, what a project has anyway. */
export const priorityOfUrgency = (urgency: Urgency | null): Priority =>
  urgency === null ? 'normal' : PRIORITY_OF_URGENCY[urgency];

/** INT-01: what proves the work, as the submitter asked for it; empty where that is what its kind needs anyway. */
export const EVIDENCE_OF_VERIFICATION: Readonly<Record<VerificationMethod, readonly EvidenceCode[]>> = {
  photos: [],
  paid_invoice: ['photo_before', 'photo_after', 'invoice_paid_corrected_with_license'],
  licensed_trade_statement: ['photo_before', 'photo_after', 'licensed_trade_statement'],
  reinspection: [],
  other: [],
};

/** Categories that name a trade themselves; of the others a repair's own words say more. */
export const TRADE_NAMED_BY: Readonly<Partial<Record<IntakeCategory, ProjectCategory>>> = {
  roof: 'roofing',
  electrical: 'electrical',
  plumbing: 'plumbing',
  hvac: 'hvac',
};

/** The trade that an intake's category becomes when nobody chose one. */
export const CATEGORY_OF_INTAKE: Record<IntakeCategory, ProjectCategory> = {
  roof: 'roofing',
  electrical: 'electrical',
  plumbing: 'plumbing',
  hvac: 'hvac',
  structural: 'other',
  exterior: 'painting',
  interior: 'drywall',
  safety: 'other',
  appliances: 'other',
  pests_mold: 'other',
  other: 'other',
};

/** INT-01: how it is shown that the work was done. */
export const VERIFICATION_METHODS = [
  'photos',
  'paid_invoice',
  'licensed_trade_statement',
  'reinspection',
  'other',
] as const;
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number];

/** Lengths in characters. */
export const INTAKE_LIMITS = {
  namesMax: 300,
  notesMax: 5000,
  repairTypeMax: 120,
  verificationNoteMax: 300,
  fullNameMax: 120,
  questionMin: 5,
  questionMax: 1000,
  answerMin: 1,
  answerMax: 3000,
  reasonMin: 5,
  reasonMax: 1000,
  /** A request that stands in no account is erased so many days after the last thing that happened to it. */
  retentionDays: 365,
} as const;

/** INT-08: a request is reviewed within so many hours of its submission. */
export const INTAKE_REVIEW_HOURS = 24;

export const INTAKE_STATES = [
  'submitted',
  'in_review',
  'needs_information',
  'declined',
  'offer_sent',
  'approved',
  'work_scheduled',
  'reinspection_ordered',
  'invoiced',
  'closed',
] as const;
export type IntakeState = (typeof INTAKE_STATES)[number];

export const INTAKE_EVENTS = [
  'begin_review',
  'ask',
  'answer',
  'decline',
  'send_offer',
  'approve_offer',
  'refuse_offer',
  'convert',
  'work_done',
  'project_cancelled',
  'project_reposted',
  'inspection_passed',
  'inspection_failed',
  'settle',
] as const;
export type IntakeEvent = (typeof INTAKE_EVENTS)[number];

export const intakeMachine: Machine<IntakeState, IntakeEvent, 'submitter' | 'admin' | 'project', never> = {
  name: 'intake',
  initial: 'submitted',
  states: INTAKE_STATES,
  final: ['declined', 'closed'],
  transitions: [
    { event: 'begin_review', from: ['submitted'], to: 'in_review', who: ['admin'] },
    { event: 'ask', from: ['in_review'], to: 'needs_information', who: ['admin'] },
    { event: 'answer', from: ['needs_information'], to: 'in_review', who: ['submitter'] },
    { event: 'decline', from: ['in_review'], to: 'declined', who: ['admin'] },
    { event: 'send_offer', from: ['in_review'], to: 'offer_sent', who: ['admin'] },
    { event: 'approve_offer', from: ['offer_sent'], to: 'approved', who: ['submitter'] },
    { event: 'refuse_offer', from: ['offer_sent'], to: 'in_review', who: ['submitter'] },
    { event: 'convert', from: ['approved'], to: 'work_scheduled', who: ['admin'] },
    { event: 'project_cancelled', from: ['work_scheduled'], to: 'in_review', who: ['project'] },
    { event: 'project_reposted', from: ['in_review', 'approved'], to: 'work_scheduled', who: ['project'] },
    { event: 'work_done', from: ['work_scheduled'], to: 'reinspection_ordered', who: ['project'] },
    { event: 'inspection_passed', from: ['reinspection_ordered'], to: 'invoiced', who: ['admin'] },
    { event: 'inspection_failed', from: ['reinspection_ordered'], to: 'work_scheduled', who: ['admin'] },
    { event: 'settle', from: ['invoiced'], to: 'closed', who: ['admin'] },
  ],
};

/** What whoever sent a request is told of in the app too, when it stands in their account. */
export const SUBMISSION_STEPS = [
  'question_asked',
  'offer_sent',
  'declined',
  'scheduled',
  'reinspection_passed',
  'reinspection_failed',
] as const;
export type SubmissionStep = (typeof SUBMISSION_STEPS)[number];
