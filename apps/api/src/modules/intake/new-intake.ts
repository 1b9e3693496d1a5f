import { intakeReviewDueAt, namesOf, type IntakeRequest } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { IntakeRepairEntity } from './intake-repair.entity.js';
import { newIntakeReference } from './intake-reference.js';
import { IntakeEntity } from './intake.entity.js';

type Beside = Pick<IntakeEntity, 'id' | 'locale' | 'submittedAt' | 'userId' | 'spamFlags' | 'sentKey' | 'sentHash'>;

/** What was sent, as the row keeps it. */
export function newIntake(request: IntakeRequest, beside: Beside): IntakeEntity {
  const { repairs: _repairs, settlementAgent, state, ...fields } = request;
  return Object.assign(new IntakeEntity(), {
    ...fields,
    ...beside,
    ...namesOf(request.fullName),
    usState: state,
    agentName: settlementAgent?.name ?? null,
    agentCompany: settlementAgent?.company ?? null,
    agentEmail: settlementAgent?.email ?? null,
    fileNumber: settlementAgent?.fileNumber ?? null,
    state: 'submitted' as const,
    reference: newIntakeReference(),
    reviewDueAt: intakeReviewDueAt(beside.submittedAt),
    reviewedAt: null,
    firstAnsweredAt: null,
    tokenHash: null,
    linkRevision: 0,
  });
}

/** Its repairs, in the order of the form. */
export const repairsOf = (request: IntakeRequest, intakeId: string): IntakeRepairEntity[] =>
  request.repairs.map((repair, index) =>
    Object.assign(new IntakeRepairEntity(), { ...repair, id: newId(), intakeId, number: index + 1 }),
  );
