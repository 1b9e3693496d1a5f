import type { ConditionView, ProjectDetail } from '@cw/api-client';
import { cents, toDollarsInput, US_STATES } from '@cw/domain';
import { BLANK_PROJECT, type ConditionAnswers, type ProjectAnswers } from '../create/project-answers.js';

const amountText = (value: number | null): string => (value === null ? '' : toDollarsInput(cents(value)));
const text = (value: string | number | null): string => (value === null ? '' : String(value));

const conditionAnswers = (condition: ConditionView): ConditionAnswers => ({
  title: condition.title,
  source: condition.source,
  kind: condition.kind,
  quote: text(condition.quote),
  page: text(condition.page),
  category: condition.category,
  location: condition.location,
  scope: condition.scope,
  responsibleParty: condition.responsibleParty,
  estimatedCost: amountText(condition.estimatedCostCents),
  template: '',
});

/** A posted project as its form would hold it; its conditions stand in the order of their numbers. */
export const answersOfProject = (project: ProjectDetail): ProjectAnswers => ({
  ...BLANK_PROJECT,
  address: text(project.address),
  city: project.city,
  state: US_STATES.find((state) => state === project.state) ?? '',
  zip: project.zip,
  closingDate: text(project.closingDate),
  conditions: project.conditions.map(conditionAnswers),
  title: project.title,
  description: project.description,
  category: project.category,
  priority: project.priority,
  budget: amountText(project.budgetCents),
  maxBudget: amountText(project.maxBudgetCents),
  specialRequirements: text(project.specialRequirements),
  loanProgram: project.loanProgram ?? '',
  lender: text(project.lender),
  loanOfficer: text(project.loanOfficer),
  caseNumber: text(project.caseNumber),
  settlementAgent: text(project.settlementAgent),
  yearBuilt: text(project.yearBuilt),
  principalName: text(project.onBehalfOf?.name ?? null),
  principalRole: project.onBehalfOf?.role ?? '',
});
