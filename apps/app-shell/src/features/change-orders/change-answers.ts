import type { ConditionView, ProjectDetail, ProposeChange } from '@cw/api-client';
import {
  CHANGE_ORDER_LIMITS,
  CHANGEABLE_CONDITION_STATES,
  checkChange,
  cents,
  CONDITION_LIMITS,
  parseDollars,
  withoutBullet,
  ZERO_CENTS,
  type ChangeLine,
  type Cents,
} from '@cw/domain';
import type { Fault } from '../../forms/fault.js';
import { collectFaults, type Faults } from '../../forms/form-faults.js';
import { checkAmount, checkInteger, checkLine, checkText, textOf } from '../../forms/rules.js';

/** What a line does to the price. */
export const LINE_EFFECTS = ['more', 'less', 'drop'] as const;
export type LineEffect = (typeof LINE_EFFECTS)[number];

export const DAYS_EFFECTS = ['same', 'more', 'fewer'] as const;
export type DaysEffect = (typeof DAYS_EFFECTS)[number];

/** Chosen instead of a repair of the project: work that nobody has listed yet. */
export const NEW_REPAIR = 'new';

export interface LineAnswers {
  /** A condition's id, `NEW_REPAIR`, or empty as long as nothing is chosen. */
  readonly target: string;
  readonly effect: LineEffect;
  readonly amount: string;
  readonly title: string;
  readonly location: string;
  readonly note: string;
}

export interface ChangeAnswers {
  readonly lines: LineAnswers[];
  readonly daysEffect: DaysEffect;
  readonly days: string;
  readonly reason: string;
  readonly acknowledgesLate: boolean;
}

export const BLANK_LINE: LineAnswers = {
  target: '',
  effect: 'more',
  amount: '',
  title: '',
  location: '',
  note: '',
};

export const BLANK_CHANGE: ChangeAnswers = {
  lines: [BLANK_LINE],
  daysEffect: 'same',
  days: '',
  reason: '',
  acknowledgesLate: false,
};

/** Names in the order of the page. */
export const CHANGE_ORDER = ['lines', 'daysEffect', 'days', 'reason', 'acknowledgesLate'] as const;

/** Repairs that both sides may still change. */
export const changeableOf = ({ conditions }: Pick<ProjectDetail, 'conditions'>): ConditionView[] =>
  conditions.filter(({ state }) => CHANGEABLE_CONDITION_STATES.includes(state));

type Project = Pick<ProjectDetail, 'conditions' | 'agreed'>;

const priceOf = ({ conditions }: Project, target: string): Cents | null => {
  const price = conditions.find(({ id }) => id === target)?.awardedAmountCents;
  return price === null || price === undefined ? null : cents(price);
};

/** Whether the amount has to be typed: what is dropped goes down by its price, where it has one of its own. */
export const asksForAmount = (project: Project, { target, effect }: LineAnswers): boolean =>
  target === NEW_REPAIR || effect !== 'drop' || priceOf(project, target) === null;

/** What one line adds to the price; below zero when it becomes cheaper. */
export function deltaOf(project: Project, line: LineAnswers): Cents {
  if (line.target === '') return ZERO_CENTS;
  if (!asksForAmount(project, line)) return cents(-(priceOf(project, line.target) ?? 0));
  const amount = parseDollars(line.amount) ?? 0;
  return cents(line.target === NEW_REPAIR || line.effect === 'more' ? amount : -amount);
}

/** Days of work more, or fewer. */
export function daysOf({ daysEffect, days }: Pick<ChangeAnswers, 'daysEffect' | 'days'>): number {
  const count = Number(days.trim());
  if (daysEffect === 'same' || !Number.isInteger(count)) return 0;
  return daysEffect === 'more' ? count : -count;
}

const chosenLines = ({ lines }: Pick<ChangeAnswers, 'lines'>): LineAnswers[] =>
  lines.filter(({ target }) => target !== '');

/** Where each line that is sent stands in the form: those without a repair are left out. */
export const placesOfLines = ({ lines }: Pick<ChangeAnswers, 'lines'>): number[] =>
  lines.flatMap(({ target }, index) => (target === '' ? [] : [index]));

function toLine(project: Project, line: LineAnswers): ChangeLine {
  const kind = line.target === NEW_REPAIR ? 'add' : line.effect === 'drop' ? 'drop' : 'price';
  return { kind, conditionId: kind === 'add' ? null : line.target, amountDeltaCents: deltaOf(project, line) };
}

const AMOUNT = {
  min: 1,
  max: CHANGE_ORDER_LIMITS.amountMaxCents,
  unreadable: 'changes.fault.amount',
  tooSmall: 'changes.fault.amount',
  tooLarge: 'changes.fault.amount_large',
} as const;

function checkLineAmount(project: Project, line: LineAnswers): Fault | undefined {
  if (!asksForAmount(project, line)) return undefined;
  if (line.amount.trim() === '') return { id: 'changes.fault.amount' };
  const fault = checkAmount(line.amount, AMOUNT);
  const price = priceOf(project, line.target);
  if (fault !== undefined || price === null || line.effect === 'more') return fault;
  return price + deltaOf(project, line) < 0 ? { id: 'errors.change_order.below_zero' } : undefined;
}

function lineChecks(project: Project, answers: ChangeAnswers, index: number): [string, Fault | undefined][] {
  const line = answers.lines[index];
  if (line === undefined) return [];
  const at = (name: keyof LineAnswers): string => `lines.${index}.${name}`;
  const { titleMin, titleMax, locationMax } = CONDITION_LIMITS;
  const isNew = line.target === NEW_REPAIR;
  const isTwice = !isNew && answers.lines.slice(0, index).some(({ target }) => target === line.target);
  const title = checkLine(withoutBullet(line.title), { min: titleMin, max: titleMax, missing: 'changes.fault.title' });
  const isForgotten = line.target === '' && (line.amount.trim() !== '' || line.note.trim() !== '');
  if (line.target === '') return [[at('target'), isForgotten ? { id: 'changes.fault.target' } : undefined]];
  return [
    [at('target'), isTwice ? { id: 'changes.fault.twice' } : undefined],
    [at('title'), isNew ? title : undefined],
    [at('location'), isNew ? checkLine(line.location, { max: locationMax, optional: true }) : undefined],
    [at('amount'), checkLineAmount(project, line)],
    [at('note'), checkText(line.note, { max: CHANGE_ORDER_LIMITS.noteMax, optional: true })],
  ];
}

function checkDays({ daysEffect, days }: ChangeAnswers): Fault | undefined {
  if (daysEffect === 'same') return undefined;
  if (days.trim() === '') return { id: 'changes.fault.days' };
  return checkInteger(days, { min: 1, max: CHANGE_ORDER_LIMITS.daysMax });
}

/** What the whole change is, by the rules that the API asks as well; placed at the first line. */
function checkWhole(project: Project, answers: ChangeAnswers): Fault | undefined {
  const lines = chosenLines(answers).map((line) => toLine(project, line));
  const work = {
    agreedCents: cents(project.agreed?.totalCents ?? 0),
    conditions: project.conditions.map(({ id, state, awardedAmountCents }) => ({
      id,
      state,
      awardedAmountCents: awardedAmountCents === null ? null : cents(awardedAmountCents),
    })),
  };
  const [fault] = checkChange({ lines, days: daysOf(answers) }, work);
  return fault === undefined ? undefined : { id: `errors.${fault}` };
}

/** Every fault of the answers, in the order of the page. */
export function checkChangeAnswers(project: Project, answers: ChangeAnswers, mustAcknowledge: boolean): Faults {
  const { reasonMin, reasonMax } = CHANGE_ORDER_LIMITS;
  const faults = collectFaults([
    ...answers.lines.flatMap((_, index) => lineChecks(project, answers, index)),
    ['days', checkDays(answers)],
    ['reason', checkText(answers.reason, { min: reasonMin, max: reasonMax, missing: 'changes.fault.reason' })],
    ['acknowledgesLate', mustAcknowledge && !answers.acknowledgesLate ? { id: 'changes.fault.late' } : undefined],
  ]);
  const whole = [...faults.keys()].some((path) => path.startsWith('lines') || path === 'days')
    ? undefined
    : checkWhole(project, answers);
  return whole === undefined ? faults : new Map([['lines.0.target', whole], ...faults]);
}

/** The body of the request. */
export function bodyOf(project: Project, answers: ChangeAnswers): ProposeChange {
  return {
    reason: answers.reason.trim(),
    days: daysOf(answers),
    acknowledgesLate: answers.acknowledgesLate,
    lines: chosenLines(answers).map((line) => {
      const { kind, conditionId, amountDeltaCents } = toLine(project, line);
      const note = textOf(withoutBullet(line.note));
      const isNew = kind === 'add';
      return {
        amountDeltaCents,
        ...(note !== null && { note }),
        ...(conditionId !== null && { conditionId }),
        ...(isNew && { title: withoutBullet(line.title).trim() }),
        ...(isNew && line.location.trim() !== '' && { location: line.location.trim() }),
        ...(kind === 'drop' && { drops: true }),
      };
    }),
  };
}
