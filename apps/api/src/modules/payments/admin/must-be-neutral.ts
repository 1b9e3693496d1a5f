import type { Actor } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';

type Sides = Pick<MilestoneEntity, 'ownerId' | 'contractorId'>;

export const isSide = ({ ownerId, contractorId }: Sides, personId: string): boolean =>
  personId === ownerId || personId === contractorId;

/** Nobody decides about the money of a project of their own. */
export function mustBeNeutral({ userId }: Actor, sides: Sides): void {
  if (isSide(sides, userId)) throw new DomainError('access.denied');
}
