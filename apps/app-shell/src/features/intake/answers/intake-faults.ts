import {
  earliestToday,
  PROJECT_LIMITS,
  readIntake,
  yearBuiltMaxOn,
  type FieldFault,
  type IntakeRequest,
  type PlainDate,
} from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import type { Fault } from '../../../forms/fault.js';
import type { Faults } from '../../../forms/form-faults.js';
import { STEPS, stepOf, type Step } from '../steps.js';
import type { IntakeAnswers } from './intake-answers.js';
import { formPathOf, intakeBody } from './intake-body.js';

/** Where the words for a code alone would be less than a person needs; by field, in a list by `repairs.*`. */
const OWN_WORDS: Readonly<Record<string, MessageId>> = {
  'address required': 'intake.fault.address',
  'city required': 'projects.fault.city',
  'state required': 'projects.fault.state',
  'zip required': 'projects.fault.zip',
  'zip pattern': 'projects.fault.zip',
  'yearBuilt integer': 'intake.fault.year_built',
  'yearBuilt too_small': 'intake.fault.year_built',
  'yearBuilt too_large': 'intake.fault.year_built',
  'closingDate past': 'projects.fault.closing_past',
  'settlementAgent.name required': 'intake.fault.agent_name',
  'repairs.*.estimatedCost integer': 'projects.fault.cost',
  'repairs.*.estimatedCost too_large': 'projects.fault.cost_large',
  'estimatedBudget integer': 'projects.fault.budget',
  'estimatedBudget too_large': 'projects.fault.budget_large',
  'verificationNote required': 'intake.fault.verification_note',
  'fullName required': 'intake.fault.full_name',
  'email required': 'intake.fault.email',
  'phone required': 'intake.fault.phone',
  'phone phone': 'intake.fault.phone_form',
};

/** Years are texts: a thousand of them has no comma. */
const yearsOn = (today: PlainDate): Fault['values'] => ({
  from: String(PROJECT_LIMITS.yearBuiltMin),
  to: String(yearBuiltMaxOn(today)),
});

interface Typed {
  readonly answers: IntakeAnswers;
  readonly today: PlainDate;
}

function wordsOf({ code, values: said }: FieldFault, path: string, { answers: { repairs }, today }: Typed): Fault {
  const [head, index, name] = path.split('.');
  const repair = head === 'repairs' ? repairs[Number(index)] : undefined;
  if (repair !== undefined && name === 'description' && code === 'required') {
    return { id: `intake.describe.${repair.category}` };
  }
  const values = path === 'yearBuilt' ? yearsOn(today) : said;
  const field = repair === undefined ? path : `repairs.*.${name ?? ''}`;
  return { id: OWN_WORDS[`${field} ${code}`] ?? `errors.field.${code}`, ...(values !== undefined && { values }) };
}

const placeOfStep = (path: string): number => STEPS.indexOf(stepOf(path));

/** INT-04: every fault of the answers, by the form's own paths and in its order; the verdict is the API's own. */
export function checkIntake(answers: IntakeAnswers, now: Date): Faults {
  const today = earliestToday(now);
  const read = readIntake(intakeBody(answers), today);
  if (read.ok) return new Map();
  const faults = read.error.map((fault) => {
    const path = formPathOf(fault.path);
    return [path, wordsOf(fault, path, { answers, today })] as const;
  });
  return new Map(faults.toSorted(([a], [b]) => placeOfStep(a) - placeOfStep(b)));
}

/** What a step has to mend before the reader goes on. */
export const faultsOfStep = (faults: Faults, step: Step): Faults =>
  new Map([...faults].filter(([path]) => stepOf(path) === step));

/** What is sent, once nothing is wrong with it. */
export function intakeRequest(answers: IntakeAnswers, now: Date): IntakeRequest | undefined {
  const read = readIntake(intakeBody(answers), earliestToday(now));
  return read.ok ? read.value : undefined;
}
