import { CONDITION_LIMITS, isEndlessAmount, parseDollars } from '@cw/domain';
import { isBlank } from '../../../forms/settlement-agent.js';
import type { IntakeAnswers, RepairAnswers } from './intake-answers.js';

/** A whole number where one was typed; else what was typed, whose fault is then found. */
const wholeOf = (typed: string): number | string => (/^\d+$/u.test(typed.trim()) ? Number(typed) : typed);

/** Cents where an amount was typed; an amount of endless digits is larger than any that fits. */
function centsOf(typed: string): number | string {
  if (isEndlessAmount(typed)) return CONDITION_LIMITS.estimatedCostMaxCents + 1;
  return parseDollars(typed) ?? typed;
}

const repairBody = ({ estimatedCost, page, ...repair }: RepairAnswers): object => ({
  ...repair,
  page: wholeOf(page),
  estimatedCostCents: centsOf(estimatedCost),
});

/** What was typed, as the request names it: for `readIntake` to judge, which reads blanks as nothing. */
export function intakeBody(answers: IntakeAnswers): object {
  const { estimatedBudget, yearBuilt, repairs, settlementAgent, ...rest } = answers;
  return {
    ...rest,
    yearBuilt: wholeOf(yearBuilt),
    estimatedBudgetCents: centsOf(estimatedBudget),
    settlementAgent: isBlank(settlementAgent) ? null : settlementAgent,
    repairs: repairs.map(repairBody),
  };
}

const NAMES: Readonly<Record<string, string>> = {
  estimatedCostCents: 'estimatedCost',
  estimatedBudgetCents: 'estimatedBudget',
};

/** Where the form shows what the request calls `path`: amounts have other names. */
export const formPathOf = (path: string): string =>
  path
    .split('.')
    .map((name) => NAMES[name] ?? name)
    .join('.');
