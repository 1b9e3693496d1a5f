import type { MessageId } from '@cw/i18n';
import type { UseFormReturn } from 'react-hook-form';
import { useFaultAt } from '../../../forms/use-fault-at.js';
import type { ConditionAnswers, ProjectAnswers } from './project-answers.js';

/** What the fields are called on the page. */
const PROJECT_LABELS: Readonly<Record<Exclude<keyof ProjectAnswers, 'conditions'>, MessageId>> = {
  address: 'projects.field.address',
  city: 'projects.field.city',
  state: 'projects.field.state',
  zip: 'projects.field.zip',
  closingDate: 'projects.field.closing_date',
  title: 'projects.field.title',
  description: 'projects.field.description',
  category: 'projects.field.category',
  priority: 'projects.field.priority',
  budget: 'projects.field.budget',
  maxBudget: 'projects.field.max_budget',
  specialRequirements: 'projects.field.special',
  loanProgram: 'projects.field.loan_program',
  lender: 'projects.field.lender',
  loanOfficer: 'projects.field.loan_officer',
  caseNumber: 'projects.field.case_number',
  settlementAgent: 'projects.field.settlement_agent',
  yearBuilt: 'projects.field.year_built',
  principalName: 'parties.principal.name',
  principalRole: 'parties.principal.role',
};

const CONDITION_LABELS: Readonly<Record<Exclude<keyof ConditionAnswers, 'template'>, MessageId>> = {
  title: 'projects.condition.title',
  source: 'projects.condition.source',
  kind: 'projects.condition.kind',
  quote: 'projects.condition.quote',
  page: 'projects.condition.page',
  category: 'projects.field.category',
  location: 'projects.condition.location',
  scope: 'projects.condition.scope',
  responsibleParty: 'projects.condition.party',
  estimatedCost: 'projects.condition.cost',
};

const labelIn = (labels: Readonly<Record<string, MessageId>>, name: string): MessageId | undefined =>
  Object.hasOwn(labels, name) ? labels[name] : undefined;

/** A fault of a project with its field before it where it names none, and its repair where there are several. */
export function useNamedProjectFault(
  form: UseFormReturn<ProjectAnswers>,
): (path: string, fault: string, nameless: boolean) => string {
  const at = useFaultAt();
  return (path, fault, nameless) => {
    const [, index, inRepair] = /^conditions\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const label = inRepair === undefined ? labelIn(PROJECT_LABELS, path) : labelIn(CONDITION_LABELS, inRepair);
    const named = nameless && label !== undefined ? at(label, fault) : fault;
    if (index === undefined || form.getValues('conditions').length < 2) return named;
    return at('projects.condition.heading', named, { number: Number(index) + 1 });
  };
}
