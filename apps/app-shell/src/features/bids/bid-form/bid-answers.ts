import type { BidView, ConditionView, EarlierFigures, PlaceBid } from '@cw/api-client';
import {
  BID_LIMITS,
  isEndlessAmount,
  isPlainDate,
  localDay,
  parseDollars,
  sumCents,
  toDollarsInput,
  cents,
  ZERO_CENTS,
  type Cents,
  withoutBullet,
} from '@cw/domain';
import { collectFaults, type Faults } from '../../../forms/form-faults.js';
import type { Fault } from '../../../forms/fault.js';
import { checkDate, checkInteger, checkText, textOf } from '../../../forms/rules.js';

/** One condition as a contractor answers it; everything is kept as typed. */
export interface LineAnswer {
  readonly conditionId: string;
  readonly included: boolean;
  readonly amount: string;
  readonly note: string;
  readonly allowance: boolean;
}

export interface BidAnswers {
  readonly lines: readonly LineAnswer[];
  readonly timeline: string;
  readonly startDate: string;
  readonly durationDays: string;
  readonly workDescription: string;
  readonly materials: string;
  readonly warrantyMonths: string;
  readonly validUntil: string;
  readonly acceptsAtClosing: boolean;
}

const NOTHING_YET = {
  timeline: '',
  startDate: '',
  durationDays: '',
  workDescription: '',
  materials: '',
  warrantyMonths: '',
  validUntil: '',
  acceptsAtClosing: false,
} as const;

/** What a form begins with: the bid that is changed, or what was bid for the same work before. */
export type StartingBid = Omit<EarlierFigures, 'amountCents'> & Partial<Pick<BidView, 'validUntil'>>;

/** An empty form, the pending bid that is being changed, or the figures of an earlier bid for the same work. */
export function startingAnswers(conditions: readonly ConditionView[], bid: StartingBid | null | undefined): BidAnswers {
  const lines = conditions.map((condition) => startingLine(condition.id, bid));
  if (!bid) return { lines, ...NOTHING_YET };
  return {
    lines,
    timeline: bid.timeline,
    startDate: bid.startDate ?? '',
    durationDays: bid.durationDays?.toString() ?? '',
    workDescription: bid.workDescription,
    materials: bid.materials ?? '',
    warrantyMonths: bid.warrantyMonths?.toString() ?? '',
    validUntil: bid.validUntil ?? '',
    acceptsAtClosing: bid.acceptsAtClosing,
  };
}

function startingLine(conditionId: string, bid: StartingBid | null | undefined): LineAnswer {
  const line = bid?.lines.find((candidate) => candidate.conditionId === conditionId);
  if (!line) return { conditionId, included: true, amount: '', note: '', allowance: false };
  return {
    conditionId,
    included: line.included,
    amount: line.included ? toDollarsInput(cents(line.amountCents)) : '',
    note: line.note ?? '',
    allowance: line.allowance,
  };
}

/** The sum of what is included and readable so far, in cents. */
export function totalOf(answers: Pick<BidAnswers, 'lines'>): Cents {
  return sumCents(
    answers.lines.map((line) => (line.included ? (parseDollars(line.amount) ?? ZERO_CENTS) : ZERO_CENTS)),
  );
}

function checkAmountOf(line: LineAnswer): Fault | undefined {
  if (!line.included) return undefined;
  const amount = parseDollars(line.amount);
  const isTooLarge = amount === undefined ? isEndlessAmount(line.amount) : amount > BID_LIMITS.amountMaxCents;
  if (isTooLarge) return { id: 'errors.field.amount_large' };
  return amount === undefined ? { id: 'bids.form.fault_amount' } : undefined;
}

/** Included, and with a price that can be offered. */
export const isPriced = (line: LineAnswer): boolean => line.included && checkAmountOf(line) === undefined;

/** Whether something stands where a price belongs that is none: of such lines no total can be said. */
export const hasFaultyPrice = ({ lines }: Pick<BidAnswers, 'lines'>): boolean =>
  lines.some((line) => line.amount.trim() !== '' && checkAmountOf(line) !== undefined);

function checkWhole(answers: BidAnswers): Fault | undefined {
  if (!answers.lines.some((line) => line.included)) return { id: 'bids.form.fault_none' };
  const priced = answers.lines.every((line) => checkAmountOf(line) === undefined);
  return priced && totalOf(answers) < BID_LIMITS.amountMinCents ? { id: 'bids.form.fault_amount_min' } : undefined;
}

/** The API knows the day at the house; here it is the day of whoever types. */
export const isPastDay = (typed: string): boolean => isPlainDate(typed) && typed < localDay(Date.now());

const checkStart = (typed: string): Fault | undefined =>
  checkDate(typed) ?? (isPastDay(typed) ? { id: 'errors.field.past' } : undefined);

function checkValidUntil(typed: string): Fault | undefined {
  return (
    checkDate(typed) ?? (typed !== '' && typed <= localDay(Date.now()) ? { id: 'errors.field.not_ahead' } : undefined)
  );
}

/** BID-02 and COND-03, by the domain's own limits. */
export function checkBidAnswers(answers: BidAnswers): Faults {
  const months = checkInteger(answers.warrantyMonths, { min: 0, max: BID_LIMITS.warrantyMonthsMax });
  const days = checkInteger(answers.durationDays, { min: BID_LIMITS.durationDaysMin, max: BID_LIMITS.durationDaysMax });
  return collectFaults([
    ...answers.lines.flatMap((line, index) => [
      [`lines.${index}.amount`, checkAmountOf(line)] as const,
      [`lines.${index}.note`, checkText(line.note, { max: BID_LIMITS.noteMax, optional: true })] as const,
    ]),
    ['whole', checkWhole(answers)],
    ['timeline', checkText(answers.timeline, { min: BID_LIMITS.timelineMin, max: BID_LIMITS.timelineMax })],
    ['startDate', checkStart(answers.startDate)],
    ['durationDays', days && { id: 'bids.form.fault_days' }],
    [
      'workDescription',
      checkText(withoutBullet(answers.workDescription), {
        min: BID_LIMITS.workDescriptionMin,
        max: BID_LIMITS.workDescriptionMax,
      }),
    ],
    ['materials', checkText(answers.materials, { max: BID_LIMITS.materialsMax, optional: true })],
    ['warrantyMonths', months && { id: 'bids.form.fault_warranty' }],
    ['validUntil', checkValidUntil(answers.validUntil)],
  ]);
}

const wholeOf = (typed: string): number | null => (textOf(typed) === null ? null : Number(typed));

/** What is sent, of answers that were judged good. */
export function toBidInput(answers: BidAnswers): PlaceBid {
  return {
    amountCents: totalOf(answers),
    timeline: answers.timeline.trim(),
    workDescription: withoutBullet(answers.workDescription).trim(),
    materials: textOf(answers.materials),
    startDate: textOf(answers.startDate),
    durationDays: wholeOf(answers.durationDays),
    warrantyMonths: wholeOf(answers.warrantyMonths),
    validUntil: textOf(answers.validUntil),
    acceptsAtClosing: answers.acceptsAtClosing,
    lines: answers.lines.map((line) => ({
      conditionId: line.conditionId,
      included: line.included,
      amountCents: line.included ? (parseDollars(line.amount) ?? ZERO_CENTS) : ZERO_CENTS,
      allowance: line.included && line.allowance,
      note: textOf(withoutBullet(line.note)),
    })),
  };
}

/** The fields in the order of the page, for the error summary. */
export const BID_FIELDS = [
  'lines',
  'whole',
  'timeline',
  'startDate',
  'durationDays',
  'workDescription',
  'materials',
  'warrantyMonths',
  'validUntil',
] as const;

/** The API names amounts in cents; the form keeps them as typed. */
export const formPathOf = (path: string): string =>
  path.replace(/\.amountCents$/, '.amount').replace(/^(amountCents|lines)$/, 'whole');
