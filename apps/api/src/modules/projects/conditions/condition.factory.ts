import { cents, type IntakeCategory, type ProjectCategory } from '@cw/domain';
import { newId } from '../../../common/ids.js';
import { ConditionEntity } from './condition.entity.js';
import type { ConditionInput } from '../dto/condition.input.js';

/** The columns that the input gives, defaults filled in. */
export function conditionFields(
  input: ConditionInput,
): Pick<
  ConditionEntity,
  | 'title'
  | 'source'
  | 'kind'
  | 'quote'
  | 'page'
  | 'category'
  | 'location'
  | 'scope'
  | 'responsibleParty'
  | 'estimatedCostCents'
  | 'evidence'
> {
  return {
    title: input.title,
    source: input.source ?? 'owner',
    kind: input.kind ?? 'repair',
    quote: input.quote || null,
    page: input.page ?? null,
    category: input.category,
    location: input.location,
    scope: input.scope,
    responsibleParty: input.responsibleParty ?? 'either',
    estimatedCostCents: typeof input.estimatedCostCents === 'number' ? cents(input.estimatedCostCents) : null,
    evidence: input.evidence ?? [],
  };
}

/** A condition as it is posted: one that came from a repair request keeps which repair it is, and its category there. */
export type PostedCondition = ConditionInput & {
  readonly intakeCategory?: IntakeCategory | null;
  readonly intakeRepairId?: string | null;
};

export function newCondition(projectId: string, number: number, input: PostedCondition): ConditionEntity {
  return Object.assign(new ConditionEntity(), {
    ...conditionFields(input),
    id: newId(),
    projectId,
    number,
    intakeCategory: input.intakeCategory ?? null,
    intakeRepairId: input.intakeRepairId ?? null,
    state: 'open',
    awardedAmountCents: null,
    returnReason: null,
    returnedAt: null,
    copiedFromId: null,
  });
}

/** PROJ-01: the trade of the costliest condition; of the first one where nothing is estimated. */
export function costliestCategory(
  conditions: readonly Pick<ConditionInput, 'category' | 'estimatedCostCents'>[],
): ProjectCategory | undefined {
  const cost = (condition: Pick<ConditionInput, 'estimatedCostCents'>): number => condition.estimatedCostCents ?? 0;
  return conditions.reduce<(typeof conditions)[number] | undefined>(
    (costliest, condition) => (costliest && cost(costliest) >= cost(condition) ? costliest : condition),
    undefined,
  )?.category;
}
