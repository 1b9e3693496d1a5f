import type { ConditionInput, CreateProject } from '@cw/api-client';
import {
  conditionTemplate,
  kindOfTemplate,
  sumCents,
  usableEstimate,
  zipOf,
  ZERO_CENTS,
  type Cents,
  type ProjectCategory,
} from '@cw/domain';
import { amountOf, textOf } from '../../../forms/rules.js';
import { isBlank, type ConditionAnswers, type ProjectAnswers } from './project-answers.js';

/** The category of the costliest repair; of the first when none has a cost (PROJ-01). */
export function costliestCategory(conditions: readonly ConditionAnswers[]): ProjectCategory | undefined {
  let best: { readonly category: ProjectCategory; readonly cost: Cents } | undefined;
  for (const condition of conditions) {
    if (condition.category === '') continue;
    const cost = amountOf(condition.estimatedCost) ?? ZERO_CENTS;
    if (best === undefined || cost > best.cost) best = { category: condition.category, cost };
  }
  return best?.category;
}

/** What the repairs come to by the report's estimates. */
export const estimateOf = (conditions: readonly ConditionAnswers[]): Cents =>
  sumCents(conditions.map((condition) => amountOf(condition.estimatedCost) ?? ZERO_CENTS));

const integerOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** A template's own proof, as long as it is still that kind of thing; otherwise what its kind needs. */
function evidenceOf({ template, kind }: ConditionAnswers): NonNullable<ConditionInput['evidence']> {
  const from = conditionTemplate(template);
  return from === undefined || kindOfTemplate(from) !== kind ? [] : [...from.evidence];
}

/** What is sent for one repair. */
export function conditionBody(condition: ConditionAnswers, category: ProjectCategory): ConditionInput {
  const title = condition.title.trim();
  return {
    title,
    source: condition.source,
    kind: condition.kind,
    quote: textOf(condition.quote),
    page: integerOf(condition.page),
    category,
    location: condition.location.trim(),
    // One line of a report is often all there is; it then says what the work must cover.
    scope: textOf(condition.scope) ?? title,
    responsibleParty: condition.responsibleParty,
    estimatedCostCents: usableEstimate(amountOf(condition.estimatedCost)),
    evidence: evidenceOf(condition),
  };
}

function conditionBodies(conditions: readonly ConditionAnswers[]): ConditionInput[] {
  return conditions.flatMap((condition) =>
    isBlank(condition) || condition.category === '' ? [] : [conditionBody(condition, condition.category)],
  );
}

function principalOf({ principalName, principalRole }: ProjectAnswers): CreateProject['onBehalfOf'] {
  const name = textOf(principalName);
  return name === null || principalRole === '' ? null : { name, role: principalRole };
}

/** What is sent for answers that were judged good; undefined while the state is not chosen. */
export function projectBody(answers: ProjectAnswers): CreateProject | undefined {
  if (answers.state === '') return undefined;
  return {
    title: answers.title.trim(),
    category: answers.category === '' ? costliestCategory(answers.conditions) : answers.category,
    priority: answers.priority,
    description: answers.description.trim(),
    city: answers.city.trim(),
    state: answers.state,
    zip: zipOf(answers.zip) ?? answers.zip.trim(),
    address: textOf(answers.address),
    budgetCents: amountOf(answers.budget),
    maxBudgetCents: amountOf(answers.maxBudget),
    specialRequirements: textOf(answers.specialRequirements),
    closingDate: textOf(answers.closingDate),
    loanProgram: answers.loanProgram === '' ? null : answers.loanProgram,
    lender: textOf(answers.lender),
    loanOfficer: textOf(answers.loanOfficer),
    caseNumber: textOf(answers.caseNumber),
    settlementAgent: textOf(answers.settlementAgent),
    yearBuilt: integerOf(answers.yearBuilt),
    onBehalfOf: principalOf(answers),
    conditions: conditionBodies(answers.conditions),
  };
}

const NAMES: Readonly<Record<string, string>> = {
  budgetCents: 'budget',
  maxBudgetCents: 'maxBudget',
  estimatedCostCents: 'estimatedCost',
  'onBehalfOf.name': 'principalName',
  'onBehalfOf.role': 'principalRole',
};

/** Where the form shows what the API calls `path`: amounts and whom an agent posts for have other names, and blank repairs were not sent. */
export function formPathOf(path: string, conditions: readonly ConditionAnswers[]): string {
  const [head = '', index, ...rest] = path.split('.');
  if (head !== 'conditions' || index === undefined) return NAMES[path] ?? path;
  const sent = conditions.flatMap((condition, at) => (isBlank(condition) ? [] : [at]));
  const names = rest.map((name) => NAMES[name] ?? name);
  return [head, sent[Number(index)] ?? index, ...names].join('.');
}
