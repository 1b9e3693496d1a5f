import type { DomainEvents } from '@cw/domain';
import type { Notice } from './notice.js';
import { notice } from './project-notice.js';

/** BID-06: nobody has bid in time, and staff look for somebody who does. */
export const latePromiseNotices = (event: DomainEvents['promise.missed'], adminIds: readonly string[]): Notice[] =>
  adminIds.map((id) => ({ ...notice(event, id, 'promise_late_staff'), actionUrl: '/overview' }));

/** A new project, told to contractors whom it fits. */
export const postedNotices = (event: DomainEvents['project.posted'], contractorIds: readonly string[]): Notice[] =>
  contractorIds.filter((id) => id !== event.actorId).map((id) => notice(event, id, 'project_posted'));

/** A new project, told to those whose saved search it fits, and who are not told of it anyway. */
export const matchNotices = (
  event: DomainEvents['project.posted'],
  { watcherIds, toldIds }: { readonly watcherIds: readonly string[]; readonly toldIds: readonly string[] },
): Notice[] =>
  watcherIds
    .filter((id) => id !== event.actorId && !toldIds.includes(id))
    .map((id) => notice(event, id, 'saved_search_match'));
