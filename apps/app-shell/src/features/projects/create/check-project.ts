import {
  CONDITION_LIMITS,
  PARTY_LIMITS,
  PROJECT_LIMITS,
  ZIP_TYPED_PATTERN,
  parseDollars,
  yearBuiltMaxOn,
  type PlainDate,
} from '@cw/domain';
import type { Fault } from '../../../forms/fault.js';
import { collectFaults, type Faults } from '../../../forms/form-faults.js';
import { checkAmount, checkDate, checkInteger, checkLine, checkPattern, checkText } from '../../../forms/rules.js';
import { isBlank, type ConditionAnswers, type ProjectAnswers } from './project-answers.js';

type Check = readonly [path: string, fault: Fault | undefined];

const BUDGET = {
  min: PROJECT_LIMITS.budgetMinCents,
  max: PROJECT_LIMITS.budgetMaxCents,
  unreadable: 'projects.fault.budget',
  tooSmall: 'projects.fault.budget_small',
  tooLarge: 'projects.fault.budget_large',
} as const;

const MAX_BUDGET = {
  ...BUDGET,
  unreadable: 'projects.fault.max_budget',
  tooSmall: 'projects.fault.max_budget_small',
  tooLarge: 'projects.fault.max_budget_large',
} as const;

const COST = {
  min: 0,
  max: CONDITION_LIMITS.estimatedCostMaxCents,
  unreadable: 'projects.fault.cost',
  tooSmall: 'projects.fault.cost',
  tooLarge: 'projects.fault.cost_large',
} as const;

const optional = (max: number) => ({ max, optional: true });

function conditionChecks(condition: ConditionAnswers, index: number): Check[] {
  if (isBlank(condition)) return [];
  const { titleMin, titleMax, quoteMax, pageMin, pageMax, locationMax, scopeMin, scopeMax } = CONDITION_LIMITS;
  const at = (name: keyof ConditionAnswers): string => `conditions.${index}.${name}`;
  return [
    [
      at('title'),
      checkLine(condition.title, { min: titleMin, max: titleMax, missing: 'projects.fault.condition_title' }),
    ],
    [at('quote'), checkText(condition.quote, optional(quoteMax))],
    [at('page'), checkInteger(condition.page, { min: pageMin, max: pageMax })],
    [at('category'), condition.category === '' ? { id: 'projects.fault.condition_category' } : undefined],
    [at('location'), checkLine(condition.location, { max: locationMax, missing: 'projects.fault.condition_location' })],
    [at('estimatedCost'), checkAmount(condition.estimatedCost, COST)],
    [at('scope'), checkText(condition.scope, { min: scopeMin, max: scopeMax, optional: true })],
  ];
}

function checkClosing(typed: string, today: PlainDate): Fault | undefined {
  const fault = checkDate(typed);
  if (fault !== undefined || typed === '') return fault;
  return typed < today ? { id: 'projects.fault.closing_past' } : undefined;
}

function checkMaxBudget({ budget, maxBudget }: ProjectAnswers): Fault | undefined {
  const fault = checkAmount(maxBudget, MAX_BUDGET);
  const [least, most] = [parseDollars(budget), parseDollars(maxBudget)];
  if (fault !== undefined || least === undefined || most === undefined) return fault;
  return most < least ? { id: 'projects.fault.max_budget_order' } : undefined;
}

/** Years are texts: a thousand of them has no comma. */
function checkYearBuilt(typed: string, today: PlainDate): Fault | undefined {
  const [min, max] = [PROJECT_LIMITS.yearBuiltMin, yearBuiltMaxOn(today)];
  if (checkInteger(typed, { min, max }) === undefined) return undefined;
  return { id: 'intake.fault.year_built', values: { from: String(min), to: String(max) } };
}

function propertyChecks(answers: ProjectAnswers, today: PlainDate): Check[] {
  return [
    ['address', checkLine(answers.address, optional(PROJECT_LIMITS.addressMax))],
    ['city', checkLine(answers.city, { max: PROJECT_LIMITS.cityMax, missing: 'projects.fault.city' })],
    ['state', answers.state === '' ? { id: 'projects.fault.state' } : undefined],
    ['zip', checkPattern(answers.zip, ZIP_TYPED_PATTERN, 'projects.fault.zip')],
    ['closingDate', checkClosing(answers.closingDate, today)],
    ['yearBuilt', checkYearBuilt(answers.yearBuilt, today)],
  ];
}

function postChecks(answers: ProjectAnswers): Check[] {
  const { titleMin, titleMax, descriptionMin, descriptionMax, specialRequirementsMax } = PROJECT_LIMITS;
  const hasRepairs = answers.conditions.some((condition) => !isBlank(condition));
  return [
    ['title', checkLine(answers.title, { min: titleMin, max: titleMax, missing: 'projects.fault.title' })],
    [
      'description',
      checkText(answers.description, {
        min: descriptionMin,
        max: descriptionMax,
        missing: 'projects.fault.description',
      }),
    ],
    // With repairs the costliest one's category stands for the project.
    ['category', answers.category === '' && !hasRepairs ? { id: 'projects.fault.category' } : undefined],
    ['budget', checkAmount(answers.budget, BUDGET)],
    ['maxBudget', checkMaxBudget(answers)],
    ['specialRequirements', checkText(answers.specialRequirements, optional(specialRequirementsMax))],
  ];
}

function loanChecks(answers: ProjectAnswers): Check[] {
  const { lenderMax, personMax, caseNumberMax } = PROJECT_LIMITS;
  return [
    ['lender', checkLine(answers.lender, optional(lenderMax))],
    ['loanOfficer', checkLine(answers.loanOfficer, optional(personMax))],
    ['caseNumber', checkLine(answers.caseNumber, optional(caseNumberMax))],
    ['settlementAgent', checkLine(answers.settlementAgent, optional(personMax))],
  ];
}

/** Whom an agent posts for: a name and a side, or neither. */
function principalChecks({ principalName, principalRole }: ProjectAnswers): Check[] {
  const isNamed = principalName.trim() !== '';
  if (!isNamed && principalRole === '') return [];
  return [
    ['principalName', checkLine(principalName, { max: PARTY_LIMITS.nameMax, missing: 'parties.principal.fault.name' })],
    ['principalRole', principalRole === '' ? { id: 'parties.principal.fault.role' } : undefined],
  ];
}

/** PROJ-01, PROJ-03, COND-01: every fault of the answers, in the order of the page. `today` is the reader's own day. */
export function checkProject(answers: ProjectAnswers, today: PlainDate): Faults {
  return collectFaults([
    ...propertyChecks(answers, today),
    ...answers.conditions.flatMap(conditionChecks),
    ...postChecks(answers),
    ...loanChecks(answers),
    ...principalChecks(answers),
  ]);
}
