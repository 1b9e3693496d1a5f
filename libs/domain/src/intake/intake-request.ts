import { SUBMITTER_ROLES } from '../actor/role.js';
import { CONDITION_KINDS, CONDITION_LIMITS, RESPONSIBLE_PARTIES } from '../condition/condition.js';
import type { FieldFault } from '../errors/field-fault.js';
import { statesOfZip } from '../geo/zip-states.js';
import { INVOICE_LIMITS } from '../invoice/invoice.js';
import { LOAN_PROGRAMS } from '../project/project.js';
import { zipOf } from '../geo/zip.js';
import { PROJECT_LIMITS, US_STATES } from '../project/project.limits.js';
import { err, ok, type Result } from '../result/result.js';
import { isPlainDate, type PlainDate } from '../schedule/plain-date.js';
import { readShape } from '../shape/read-shape.js';
import { trimmed } from '../shape/read-text.js';
import type { Shape, Shaped } from '../shape/shape.js';
import { INTAKE_CATEGORIES, INTAKE_LIMITS, URGENCIES, VERIFICATION_METHODS } from './intake.js';

const NAMES = { kind: 'text', min: 0, max: INTAKE_LIMITS.namesMax, optional: true } as const;
const NOTES = { kind: 'text', min: 0, max: INTAKE_LIMITS.notesMax, multiline: true, optional: true } as const;
const DATE = { kind: 'date', optional: true } as const;
const CENTS = { kind: 'whole', min: 0, max: CONDITION_LIMITS.estimatedCostMaxCents, optional: true } as const;

/** INT-02, COND-02: one repair of one category; it becomes one condition, with every detail. */
export const INTAKE_REPAIR_SHAPE = {
  category: { kind: 'choice', values: INTAKE_CATEGORIES },
  description: { kind: 'text', min: CONDITION_LIMITS.scopeMin, max: CONDITION_LIMITS.scopeMax, multiline: true },
  responsibleParty: { kind: 'choice', values: RESPONSIBLE_PARTIES, optional: true },
  estimatedCostCents: CENTS,
  /** What the report calls it, when the repair was taken from a report. */
  title: { kind: 'text', min: CONDITION_LIMITS.titleMin, max: CONDITION_LIMITS.titleMax, optional: true },
  kind: { kind: 'choice', values: CONDITION_KINDS, optional: true },
  location: { kind: 'text', min: 0, max: CONDITION_LIMITS.locationMax, optional: true },
  quote: { kind: 'text', min: 0, max: CONDITION_LIMITS.quoteMax, multiline: true, optional: true },
  page: { kind: 'whole', min: CONDITION_LIMITS.pageMin, max: CONDITION_LIMITS.pageMax, optional: true },
} as const satisfies Shape;

/** Whoever settles the closing, and is sent the invoice. */
const SETTLEMENT_AGENT_SHAPE = {
  name: { kind: 'text', min: 1, max: INVOICE_LIMITS.nameMax },
  company: { kind: 'text', min: 0, max: INVOICE_LIMITS.companyMax, optional: true },
  email: { kind: 'email', optional: true },
  fileNumber: { kind: 'text', min: 0, max: INVOICE_LIMITS.fileNumberMax, optional: true },
} as const satisfies Shape;

/** INT-01 … 04, COND-06: a repair request as it is sent, in the order of the form. */
export const INTAKE_SHAPE = {
  address: { kind: 'text', min: 1, max: PROJECT_LIMITS.addressMax },
  city: { kind: 'text', min: 1, max: PROJECT_LIMITS.cityMax },
  state: { kind: 'choice', values: US_STATES },
  zip: { kind: 'zip' },
  yearBuilt: { kind: 'whole', min: PROJECT_LIMITS.yearBuiltMin, max: PROJECT_LIMITS.yearBuiltMax, optional: true },
  buyers: NAMES,
  sellers: NAMES,
  listingAgent: NAMES,
  buyersAgent: NAMES,
  settlementAgent: { kind: 'object', fields: SETTLEMENT_AGENT_SHAPE, optional: true },
  contractDate: DATE,
  inspectionDate: DATE,
  closingDate: DATE,
  loanProgram: { kind: 'choice', values: LOAN_PROGRAMS, optional: true },
  lender: { kind: 'text', min: 0, max: PROJECT_LIMITS.lenderMax, optional: true },
  loanOfficer: { kind: 'text', min: 0, max: PROJECT_LIMITS.personMax, optional: true },
  caseNumber: { kind: 'text', min: 0, max: PROJECT_LIMITS.caseNumberMax, optional: true },
  repairs: {
    kind: 'list',
    fields: INTAKE_REPAIR_SHAPE,
    min: 1,
    max: PROJECT_LIMITS.conditionsMax,
    tooFew: 'repair_category',
  },
  repairType: { kind: 'text', min: 0, max: INTAKE_LIMITS.repairTypeMax, note: true, optional: true },
  description: NOTES,
  urgency: { kind: 'choice', values: URGENCIES, optional: true },
  estimatedBudgetCents: CENTS,
  appraisalNotes: NOTES,
  completionDeadline: DATE,
  verificationMethod: { kind: 'choice', values: VERIFICATION_METHODS, optional: true },
  verificationNote: { kind: 'text', min: 0, max: INTAKE_LIMITS.verificationNoteMax, note: true, optional: true },
  submitterRole: { kind: 'choice', values: SUBMITTER_ROLES, optional: true },
  fullName: { kind: 'text', min: 1, max: INTAKE_LIMITS.fullNameMax },
  email: { kind: 'email' },
  phone: { kind: 'phone' },
} as const satisfies Shape;

export type IntakeRequest = Shaped<typeof INTAKE_SHAPE>;

/** The last year in which a house can have been built: the present one. */
export const yearBuiltMaxOn = (today: PlainDate): number => Number(today.slice(0, 4));

const shapeOn = (today: PlainDate) => ({
  ...INTAKE_SHAPE,
  yearBuilt: { ...INTAKE_SHAPE.yearBuilt, max: yearBuiltMaxOn(today) },
});

const MUST_NOT_HAVE_PASSED = ['closingDate', 'completionDeadline'] as const;
/** An inspection may be one that is planned; all of them belong to a sale that has not closed. */
const NOT_AFTER_CLOSING = ['contractDate', 'inspectionDate', 'completionDeadline'] as const;

type Given = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? trimmed(value) : '');

function dateFaults(given: Given, today: PlainDate): FieldFault[] {
  const dayOf = (path: string): PlainDate | undefined => [textOf(given[path])].find(isPlainDate);
  const past = MUST_NOT_HAVE_PASSED.filter((path) => (dayOf(path) ?? today) < today);
  const closing = past.includes('closingDate') ? undefined : dayOf('closingDate');
  const late = closing === undefined ? [] : NOT_AFTER_CLOSING.filter((path) => (dayOf(path) ?? closing) > closing);
  return [
    ...past.map((path) => ({ path, code: 'past' }) as const),
    ...late.map((path) => ({ path, code: 'after_closing' }) as const),
  ];
}

function zipFaults({ zip, state }: Given): FieldFault[] {
  const digits = zipOf(textOf(zip));
  if (digits === undefined) return [];
  const states: readonly string[] = statesOfZip(digits);
  if (states.length === 0) return [{ path: 'zip', code: 'zip_unknown' }];
  const isElsewhere = US_STATES.some((one) => one === textOf(state)) && !states.includes(textOf(state));
  return isElsewhere ? [{ path: 'zip', code: 'zip_state', values: { state: states.join(' / ') } }] : [];
}

/** What no field shows alone. A value that is itself at fault is left to its own fault. */
function factFaults(given: Given, today: PlainDate): FieldFault[] {
  const isUnexplained = textOf(given['verificationMethod']) === 'other' && textOf(given['verificationNote']) === '';
  return [
    ...dateFaults(given, today),
    ...zipFaults(given),
    ...(isUnexplained ? [{ path: 'verificationNote', code: 'required' } as const] : []),
  ];
}

const placeOf = ({ path }: FieldFault): number => Object.keys(INTAKE_SHAPE).indexOf(path.split('.')[0] ?? '');

/**
 * INT-04: reads what was sent or typed. The form and the API both ask here, so they give the same verdict. Faults come in
 * the order of the form. `today` is the earliest day that it is anywhere, so that nobody is told that today has passed.
 */
export function readIntake(given: unknown, today: PlainDate): Result<IntakeRequest, readonly FieldFault[]> {
  const read = readShape(given, shapeOn(today));
  const isReadable = typeof given === 'object' && given !== null && !Array.isArray(given);
  const facts = isReadable ? factFaults(given as Given, today) : [];
  const faults = [...(read.ok ? [] : read.error), ...facts];
  const isNew = ({ path }: FieldFault, index: number): boolean =>
    faults.findIndex((other) => other.path === path) === index;
  if (faults.length > 0 || !read.ok) {
    return err(faults.filter(isNew).toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
  return ok(read.value);
}

/** INT-03: the first word, and the rest: a person may have two family names, and rarely says a second given one. */
export function namesOf(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = fullName.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
