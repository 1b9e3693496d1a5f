import type { DomainEvents } from '@cw/domain';
import type { Notice } from './notice.js';
import { notice } from './project-notice.js';

const PROJECTS = '/projects';

/** PROJ-10: whoever may do more or less than before is told, and the owner when somebody has left. */
export const PARTY_NOTICES = {
  'party.joined': (event: DomainEvents['party.joined']): Notice[] => [
    notice(event, event.ownerId, 'party_joined', { personId: event.partyUserId, right: event.right }),
  ],
  'party.changed': (event: DomainEvents['party.changed']): Notice[] => [
    notice(event, event.partyUserId, 'party_changed', { right: event.right }),
  ],
  'party.left': (event: DomainEvents['party.left']): Notice[] => [
    event.actorId === event.partyUserId
      ? notice(event, event.ownerId, 'party_left', { personId: event.partyUserId })
      : { ...notice(event, event.partyUserId, 'party_removed'), actionUrl: PROJECTS },
  ],
};
