import { newId } from '../../../common/ids.js';
import type { UserEntity } from '../../users/index.js';

const PROJECT_ID = newId();

/** What an event says of a new bid of that contractor on a project of that owner; always the same project. */
export const aBid = (owner: UserEntity, contractor: UserEntity) => ({
  projectId: PROJECT_ID,
  projectTitle: 'Roof at Elm St',
  ownerId: owner.id,
  actorId: contractor.id,
  bidId: newId(),
  contractorId: contractor.id,
});
