import type { Actor } from '@cw/domain';
import type { StaffReading } from '../../common/audit/staff-readings.js';
import type { ConversationRow } from './conversation.repository.js';

type Thread = Pick<ConversationRow, 'id' | 'projectId' | 'ownerId' | 'contractorId'>;

/**
 * A thread comes in several answers: the list, each part of its record, the PDF. Their one entry says which project’s
 * thread it is and who its two sides are.
 */
export const threadReading = ({ userId: actorId }: Pick<Actor, 'userId'>, thread: Thread): StaffReading => ({
  action: 'conversation.read',
  actorId,
  subjectType: 'user',
  subjectId: thread.contractorId,
  after: { conversation: thread.id, project: thread.projectId, client: thread.ownerId },
});
