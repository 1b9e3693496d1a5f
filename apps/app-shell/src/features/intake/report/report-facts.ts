import {
  toDollarsInput,
  type AppraisalReading,
  type ConditionSource,
  type ReadField,
  type ReadRepair,
  type ReadValue,
  type ReportLayout,
} from '@cw/domain';
import { blankRepair, type IntakeAnswers, type RepairAnswers } from '../answers/intake-answers.js';
import { FIELDS_OF_STEP, type Step } from '../steps.js';

/** Only a PDF has pages with words in them; some systems know no type for it. */
export const isReadable = ({ type, name }: File): boolean =>
  type === 'application/pdf' || (type === '' && name.toLowerCase().endsWith('.pdf'));

/** What speaks in a report of this layout. */
export const SOURCE_OF_LAYOUT: Readonly<Record<ReportLayout, ConditionSource>> = {
  urar_legacy: 'appraisal',
  urar_36: 'appraisal',
  home_inspection: 'inspection',
  condition_sheet: 'lender',
  letter: 'appraisal',
  unknown: 'appraisal',
};

type TextName = Exclude<keyof IntakeAnswers, 'repairs' | 'settlementAgent'>;

/** The form's field for what a report tells; the day of the appraisal is the day that its house was seen. */
export const FIELD_OF: Readonly<Record<ReadField, TextName>> = {
  address: 'address',
  city: 'city',
  state: 'state',
  zip: 'zip',
  yearBuilt: 'yearBuilt',
  buyers: 'buyers',
  sellers: 'sellers',
  contractDate: 'contractDate',
  inspectionDate: 'inspectionDate',
  effectiveDate: 'inspectionDate',
  completionDeadline: 'completionDeadline',
  lender: 'lender',
  loanProgram: 'loanProgram',
  caseNumber: 'caseNumber',
};

/** What of a reading belongs to the questions of a step. */
export const valuesForStep = ({ values }: AppraisalReading, step: Step): readonly ReadValue[] =>
  values.filter(({ field }) => FIELDS_OF_STEP[step].some((name) => name === FIELD_OF[field]));

/** The repair that a suggestion becomes: the report's words, its page, its estimate. */
export function repairOfSuggestion(
  { category, title, kind, location, quote, pages, estimatedCostCents }: ReadRepair,
  responsibleParty: RepairAnswers['responsibleParty'],
): RepairAnswers {
  return {
    ...blankRepair(category, responsibleParty),
    description: quote,
    title,
    kind,
    location: location ?? '',
    quote,
    page: pages[0] === undefined ? '' : String(pages[0]),
    estimatedCost: estimatedCostCents === null ? '' : toDollarsInput(estimatedCostCents),
  };
}

/** Where in the form a suggestion stands already; -1 while it does not. */
export const placeOfSuggestion = (repairs: readonly RepairAnswers[], { quote, pages }: ReadRepair): number =>
  repairs.findIndex((repair) => repair.quote === quote && repair.page === String(pages[0] ?? ''));
