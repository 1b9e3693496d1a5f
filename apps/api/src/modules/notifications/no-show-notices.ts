import type { DomainEvents } from '@cw/domain';
import type { Notice } from './notice.js';
import { notice, returnedFacts } from './project-notice.js';

/** Staff decide on them beside the disputes. */
const DESK = '/disputes';

/** Both sides are told of it; the client's own people are led to where bids come in, the contractor to the question. */
export const NO_SHOW_NOTICES = {
  'no_show.reported': (event: DomainEvents['no_show.reported']): Notice[] => {
    const { ownerId, contractorId, newProjectId, answerDueAt } = event;
    const back = returnedFacts(event);
    const due = answerDueAt === null ? {} : { dueAt: answerDueAt, dueZone: event.timeZone };
    return [
      { ...notice(event, ownerId, 'no_show_reported', back), actionUrl: `/projects/${newProjectId}` },
      notice(event, contractorId, 'no_show_reported', { ...back, ...due }),
    ];
  },
  'no_show.answered': (event: DomainEvents['no_show.answered']): Notice[] => [
    notice(event, event.ownerId, 'no_show_answered', { isContested: event.isContested }),
    ...event.adminIds.map((id) => ({ ...notice(event, id, 'no_show_contested'), actionUrl: DESK })),
  ],
  'no_show.decided': (event: DomainEvents['no_show.decided']): Notice[] => [
    notice(event, event.contractorId, event.isExcused ? 'no_show_excused' : 'no_show_upheld', { reason: event.reason }),
  ],
};
