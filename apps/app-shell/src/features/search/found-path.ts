import type { Found } from '@cw/api-client';
import { paths, repairRequestPath } from '../../app/routes/paths.js';

/** Where what was found is looked at: on its project's page; a request on its own; a person whom only staff know, on theirs. */
export function foundPath({ kind, id, projectId, title }: Found, isStaff: boolean): string {
  if (kind === 'project') return paths.project(id);
  if (kind === 'request') return isStaff ? `/intake?request=${encodeURIComponent(id)}` : repairRequestPath(id);
  return projectId === null ? `/users?q=${encodeURIComponent(title)}` : paths.project(projectId);
}
