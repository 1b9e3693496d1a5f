import type { ConditionEntity } from './conditions/condition.entity.js';
import type { ProjectEntity } from './project.entity.js';

/** What people write into a project and into its repairs; whatever moves by itself has its states. */
const OF_PROJECT = [
  ...['title', 'category', 'priority', 'description', 'address', 'city', 'state', 'zip', 'yearBuilt', 'closingDate'],
  ...['budgetCents', 'maxBudgetCents', 'specialRequirements', 'principalName', 'principalRole', 'settlementAgent'],
  ...['loanProgram', 'lender', 'loanOfficer', 'caseNumber'],
] as const satisfies readonly (keyof ProjectEntity)[];
const OF_CONDITION = [
  ...['title', 'category', 'location', 'scope', 'estimatedCostCents'],
] as const satisfies readonly (keyof ConditionEntity)[];

type Fields = ReadonlyMap<string, string>;

const textOf = (record: object, name: string): string => JSON.stringify(Reflect.get(record, name)) ?? '';

/** What stands in the fields now, as texts that compare; of the repairs all of them together. */
export function fieldsOf(project: ProjectEntity, conditions: readonly ConditionEntity[]): Fields {
  const ofProject = OF_PROJECT.map((name) => [name, textOf(project, name)] as const);
  const ofRepairs = OF_CONDITION.map(
    (name) => [`repair_${name}`, conditions.map((condition) => textOf(condition, name)).join('\n')] as const,
  );
  return new Map([...ofProject, ...ofRepairs]);
}

/** The names of those that are not as they were. */
export const changedFields = (before: Fields, after: Fields): string[] =>
  [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
