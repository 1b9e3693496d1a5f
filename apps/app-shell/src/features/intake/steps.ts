import type { IntakeAnswers } from './answers/intake-answers.js';

/** INT-01: one topic a step, in the order of the form. The report comes first, so that it can help with the rest. */
export const STEPS = ['report', 'property', 'parties', 'repairs', 'notes', 'timeline', 'contact'] as const;
export type Step = (typeof STEPS)[number];

/** What the address names: a step, the answers in one view, or the request that was sent. */
export const PLACES = [...STEPS, 'check', 'sent'] as const;
export type Place = (typeof PLACES)[number];

export const isStep = (place: Place): place is Step => STEPS.some((step) => step === place);

/** What each step asks, in its order; `appraisal` is the file. */
export const FIELDS_OF_STEP: Readonly<Record<Step, readonly (keyof IntakeAnswers | 'appraisal')[]>> = {
  report: ['appraisal'],
  property: ['address', 'city', 'state', 'zip', 'yearBuilt'],
  parties: [
    'contractDate',
    'inspectionDate',
    'closingDate',
    'buyers',
    'sellers',
    'listingAgent',
    'buyersAgent',
    'settlementAgent',
  ],
  repairs: ['repairs'],
  notes: ['appraisalNotes', 'repairType', 'description', 'loanProgram', 'caseNumber', 'lender', 'loanOfficer'],
  timeline: ['urgency', 'completionDeadline', 'verificationMethod', 'verificationNote', 'estimatedBudget'],
  contact: ['submitterRole', 'fullName', 'email', 'phone'],
};

/** The step that asks for what a dotted path names; the last one for what none does. */
export function stepOf(path: string): Step {
  const [head] = path.split('.');
  return STEPS.find((step) => FIELDS_OF_STEP[step].some((field) => field === head)) ?? 'contact';
}

/** The step named in an address; the first where it names none. */
export const placeOf = (name: string | null): Place => PLACES.find((place) => place === name) ?? STEPS[0];

export const nextPlace = (step: Step): Place => STEPS[STEPS.indexOf(step) + 1] ?? 'check';
export const previousPlace = (place: Place): Step | undefined =>
  place === 'check' ? STEPS.at(-1) : STEPS[STEPS.findIndex((step) => step === place) - 1];
