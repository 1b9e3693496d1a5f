import { disputeSide, projectState, type DomainEvents } from '@cw/domain';
import type { LockedProject } from '../project-transaction.js';

type Moved = Pick<LockedProject, 'actor' | 'project'>;

/** What every event of a project says. */
export const about = ({ actor, project }: Moved): DomainEvents['project.posted'] => ({
  projectId: project.id,
  projectTitle: project.title,
  ownerId: project.ownerId,
  actorId: actor.userId,
});

/** The same of a project that has its contractor. */
export function aboutJob(moved: Moved): DomainEvents['work.started'] {
  const { contractorId, id } = moved.project;
  if (contractorId === null) throw new Error(`Project ${id} is under way without a contractor`);
  return { ...about(moved), contractorId };
}

/** Said before the move: where the work stood, and who says that it went wrong. */
export function aboutDispute(locked: LockedProject, reason: string | null): DomainEvents['project.disputed'] {
  const { project, parties } = locked;
  const from = projectState(project.status, project.work);
  return { ...aboutJob(locked), openedBy: disputeSide(parties) ?? 'clock', from, reason };
}
