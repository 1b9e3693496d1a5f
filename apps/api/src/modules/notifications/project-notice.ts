import type { NotificationType } from '@cw/domain';
import type { Notice, NoticeParams } from './notice.js';

/** What every event says of its project. */
export interface About {
  readonly projectId: string;
  readonly projectTitle: string;
  readonly ownerId: string;
  readonly actorId: string | null;
}
/** What the words need beside the project. */
export type Facts = Omit<NoticeParams, 'project' | 'projectId' | 'side'>;

/** Told of a project, and led there. */
export function notice(about: About, userId: string, type: NotificationType, facts: Facts = {}): Notice {
  const side = userId === about.ownerId ? 'client' : 'contractor';
  return {
    userId,
    type,
    params: { project: about.projectTitle, projectId: about.projectId, side, ...facts },
    actionUrl: `/projects/${about.projectId}`,
  };
}

/** A thread, where its page shows it. */
export const threadOf = (conversationId: string): string => `/messages/${conversationId}`;
