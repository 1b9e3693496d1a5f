import { BID_GROUNDS, cents, type BidGround, type ProjectCategory } from '@cw/domain';
import type { FieldFault } from '../../../common/errors/domain-error.js';
import type { ConditionEntity } from '../conditions/condition.entity.js';
import type { ProjectEdit } from '../dto/project.input.js';
import type { ProjectEntity } from '../project.entity.js';

type Fields = Pick<
  ProjectEntity,
  | 'title'
  | 'category'
  | 'priority'
  | 'description'
  | 'city'
  | 'state'
  | 'zip'
  | 'address'
  | 'budgetCents'
  | 'maxBudgetCents'
  | 'specialRequirements'
  | 'closingDate'
  | 'loanProgram'
  | 'lender'
  | 'loanOfficer'
  | 'caseNumber'
  | 'settlementAgent'
  | 'yearBuilt'
  | 'principalName'
  | 'principalRole'
>;

const MONEY_FIELDS = ['budgetCents', 'maxBudgetCents'] as const;
const MONEY: readonly string[] = MONEY_FIELDS;
// Null leaves these as they are: a project always has them.
const KEPT: readonly string[] = ['category', 'priority'];

/** The columns that the input names; what is not sent is absent, and an empty text is none. */
export function projectFields({ onBehalfOf, ...input }: ProjectEdit): Partial<Fields> {
  const named = Object.entries(input).filter(
    ([name, value]) => value !== undefined && !(value === null && KEPT.includes(name)),
  );
  const principal = onBehalfOf === undefined ? {} : principalFields(onBehalfOf);
  return { ...Object.fromEntries(named.map(([name, value]) => [name, columnValue(name, value)])), ...principal };
}

const principalFields = (principal: ProjectEdit['onBehalfOf']): Pick<Fields, 'principalName' | 'principalRole'> => ({
  principalName: principal?.name ?? null,
  principalRole: principal?.role ?? null,
});

function columnValue(name: string, value: unknown): unknown {
  if (value === '') return null;
  return MONEY.includes(name) && typeof value === 'number' ? cents(value) : value;
}

const GROUNDS: Readonly<Record<BidGround, readonly (keyof Fields)[]>> = {
  scope: ['category', 'description', 'specialRequirements'],
  budget: MONEY_FIELDS,
  closing: ['closingDate'],
};

/** What of an edit concerns those who have bid. */
export const changedGrounds = (before: Fields, after: Fields): BidGround[] =>
  BID_GROUNDS.filter((ground) => GROUNDS[ground].some((field) => before[field] !== after[field]));

/** The ceiling must not be under the budget. */
export function budgetFaults({
  budgetCents,
  maxBudgetCents,
}: Pick<ProjectEntity, 'budgetCents' | 'maxBudgetCents'>): FieldFault[] {
  if (budgetCents === null || maxBudgetCents === null || maxBudgetCents >= budgetCents) return [];
  return [{ path: 'maxBudgetCents', code: 'too_small', values: { limit: budgetCents } }];
}

/** What a search finds a project by besides its own text. */
export const conditionWords = (
  conditions: readonly Pick<ConditionEntity, 'title' | 'quote' | 'location' | 'scope'>[],
): string =>
  conditions.map(({ title, quote, location, scope }) => [title, quote ?? '', location, scope].join(' ')).join(' ');

/** The trades that its conditions ask for, each once. */
export const tradesOf = (conditions: readonly Pick<ConditionEntity, 'category'>[]): ProjectCategory[] => [
  ...new Set(conditions.map(({ category }) => category)),
];
