import { ACTS, actPlace, atPlace, DEAL_ACTS, repairPlace, type NotificationType, type ProjectPlace } from '@cw/domain';
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

/** What is told of a project and asks for no act leads there too. */
const PLACES: Partial<Record<NotificationType, ProjectPlace>> = {
  condition_corrected: 'corrected',
  change_declined: 'changes',
  change_withdrawn: 'changes',
  change_lapsed: 'changes',
};

/** What a notification leads to on its project's page: where the act waits that it calls for. */
function placeOf(type: NotificationType): ProjectPlace | undefined {
  const act = DEAL_ACTS.find((due) => ACTS[due].toldBy.includes(type));
  return PLACES[type] ?? (act === undefined ? undefined : actPlace(act));
}

/** Told of a project, and led there. */
export function notice(about: About, userId: string, type: NotificationType, facts: Facts = {}): Notice {
  const side = userId === about.ownerId ? 'client' : 'contractor';
  return {
    userId,
    type,
    params: { project: about.projectTitle, projectId: about.projectId, side, ...facts },
    actionUrl: atPlace(`/projects/${about.projectId}`, placeOf(type)),
  };
}

/** What is told of one repair leads to it. */
export const ofRepair = (told: Notice, conditionId: string): Notice => ({
  ...told,
  actionUrl: atPlace(`/projects/${told.params.projectId ?? ''}`, repairPlace(conditionId)),
});

/** A thread, where its page shows it. */
export const threadOf = (conversationId: string): string => `/messages/${conversationId}`;

const THREAD = /^\/messages\/([\da-f-]{36})$/;

/** The thread that an address leads to; undefined where it leads elsewhere. */
export const threadIn = (actionUrl: string): string | undefined => THREAD.exec(actionUrl)?.[1];
