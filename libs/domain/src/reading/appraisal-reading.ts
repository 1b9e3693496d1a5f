import type { ConditionKind } from '../condition/condition.js';
import type { IntakeCategory } from '../intake/intake.js';
import type { Cents } from '../money/cents.js';

/**
 * Why nothing, or not everything, could be read from a file. `read`: all of it; `partly`: `unreadPages` says which not;
 * `busy`: it was not looked at, because too many others wait, and can be read a little later.
 */
export const READING_OUTCOMES = [
  'read',
  'partly',
  'scanned',
  'unreadable_text',
  'encrypted',
  'damaged',
  'too_long',
  'timed_out',
  'busy',
  'unsupported',
] as const;
export type ReadingOutcome = (typeof READING_OUTCOMES)[number];

/** How the report is laid out. */
export const REPORT_LAYOUTS = [
  'urar_legacy',
  'urar_36',
  'home_inspection',
  'condition_sheet',
  'letter',
  'unknown',
] as const;
export type ReportLayout = (typeof REPORT_LAYOUTS)[number];

/** What a report may tell of the request besides its repairs; each is a field of the intake or of its parties. */
export const READ_FIELDS = [
  'address',
  'city',
  'state',
  'zip',
  'yearBuilt',
  'buyers',
  'sellers',
  'contractDate',
  'inspectionDate',
  'effectiveDate',
  'completionDeadline',
  'lender',
  'loanProgram',
  'caseNumber',
] as const;
export type ReadField = (typeof READ_FIELDS)[number];

/** On what the value depends; several can hold. */
export const VALUE_CONDITIONS = ['as_is', 'repairs', 'completion', 'inspection'] as const;
export type ValueCondition = (typeof VALUE_CONDITIONS)[number];

/** What a person must look at, because the report says two things, or too little. */
export const READING_WARNINGS = [
  'as_is_with_repairs',
  'subject_to_without_repairs',
  'summary_against_contract',
  'signals_disagree',
  'total_differs',
  'addresses_differ',
  'effective_before_inspection',
  'several_versions',
  'hidden_text',
] as const;
export type ReadingWarning = (typeof READING_WARNINGS)[number];

/** One value as a suggestion: nobody's answer until a person takes it. */
export interface ReadValue {
  readonly field: ReadField;
  /** As the field takes it: dates as `YYYY-MM-DD`, programs and states by their codes. */
  readonly value: string;
  /** Of the file, from 1. */
  readonly page: number;
  /** The words of the report around it. */
  readonly quote: string;
}

/** One required repair, inspection or completion; told in several places it is still one. */
export interface ReadRepair {
  /** Normalised and short; shown beside the quote, never instead of it. */
  readonly title: string;
  readonly category: IntakeCategory;
  readonly kind: ConditionKind;
  readonly location: string | null;
  /** The report's own words, lines joined. */
  readonly quote: string;
  /** Every page that tells of it, from 1, rising. */
  readonly pages: readonly number[];
  readonly estimatedCostCents: Cents | null;
}

/** What a report says, read by a program: suggestions with the words and the page that they come from. */
export interface AppraisalReading {
  readonly outcome: ReadingOutcome;
  readonly layout: ReportLayout;
  readonly language: 'en' | 'es';
  readonly pages: number;
  /** Pages without usable text, from 1. */
  readonly unreadPages: readonly number[];
  readonly values: readonly ReadValue[];
  readonly valueConditions: readonly ValueCondition[];
  readonly repairs: readonly ReadRepair[];
  readonly warnings: readonly { readonly code: ReadingWarning; readonly pages: readonly number[] }[];
}
