import type {
  ConditionKind,
  ConditionSource,
  LoanProgram,
  PrincipalRole,
  Priority,
  ProjectCategory,
  ResponsibleParty,
  UsState,
} from '@cw/domain';

/** One repair of the report, as typed. */
export interface ConditionAnswers {
  readonly title: string;
  readonly source: ConditionSource;
  readonly kind: ConditionKind;
  readonly quote: string;
  readonly page: string;
  readonly category: ProjectCategory | '';
  readonly location: string;
  readonly scope: string;
  readonly responsibleParty: ResponsibleParty;
  readonly estimatedCost: string;
  /** The template that it was taken from, which knows its proof; empty for what was typed. */
  readonly template: string;
}

/** The whole form, as typed; amounts are dollars. */
export interface ProjectAnswers {
  readonly address: string;
  readonly city: string;
  readonly state: UsState | '';
  readonly zip: string;
  readonly closingDate: string;
  readonly conditions: readonly ConditionAnswers[];
  readonly title: string;
  readonly description: string;
  readonly category: ProjectCategory | '';
  readonly priority: Priority;
  readonly budget: string;
  readonly maxBudget: string;
  readonly specialRequirements: string;
  readonly loanProgram: LoanProgram | '';
  readonly lender: string;
  readonly loanOfficer: string;
  readonly caseNumber: string;
  readonly settlementAgent: string;
  readonly yearBuilt: string;
  readonly principalName: string;
  readonly principalRole: PrincipalRole | '';
}

const FIRST_CONDITION: ConditionAnswers = {
  title: '',
  source: 'appraisal',
  kind: 'repair',
  quote: '',
  page: '',
  category: '',
  location: '',
  scope: '',
  responsibleParty: 'seller',
  estimatedCost: '',
  template: '',
};

/** A blank repair that keeps what is usually the same down one report. */
export function nextCondition(previous: ConditionAnswers | undefined): ConditionAnswers {
  if (previous === undefined) return FIRST_CONDITION;
  const { source, responsibleParty } = previous;
  return { ...FIRST_CONDITION, source, responsibleParty };
}

export const BLANK_PROJECT: ProjectAnswers = {
  address: '',
  city: '',
  state: '',
  zip: '',
  closingDate: '',
  conditions: [FIRST_CONDITION],
  title: '',
  description: '',
  category: '',
  priority: 'normal',
  budget: '',
  maxBudget: '',
  specialRequirements: '',
  loanProgram: '',
  lender: '',
  loanOfficer: '',
  caseNumber: '',
  settlementAgent: '',
  yearBuilt: '',
  principalName: '',
  principalRole: '',
};

const TYPED = ['title', 'quote', 'page', 'category', 'location', 'scope', 'estimatedCost'] as const;

/** Nothing was typed into it: it is no repair, only a place for one. */
export const isBlank = (condition: ConditionAnswers): boolean => TYPED.every((name) => condition[name].trim() === '');

/** Empty places for a repair make room; the first `known` stay, whatever is in them. */
export const withoutBlanks = (conditions: readonly ConditionAnswers[], known = 0): ConditionAnswers[] =>
  conditions.filter((condition, index) => index < known || !isBlank(condition));

/** The form's fields in the order of the page, for the error summary. */
export const PROJECT_ORDER: readonly (keyof ProjectAnswers)[] = [
  'address',
  'city',
  'state',
  'zip',
  'closingDate',
  'yearBuilt',
  'conditions',
  'title',
  'description',
  'category',
  'priority',
  'budget',
  'maxBudget',
  'specialRequirements',
  'loanProgram',
  'lender',
  'loanOfficer',
  'caseNumber',
  'settlementAgent',
  'principalName',
  'principalRole',
];
