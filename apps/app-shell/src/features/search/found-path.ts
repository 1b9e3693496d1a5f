import type { Found } from '@cw/api-client';
import { paths } from '../../app/routes/paths.js';

/** Where what was found is looked at: on its project's page; a person whom only staff know, on theirs. */
export function foundPath({ kind, id, projectId, title }: Found): string {
  if (kind === 'project') return paths.project(id);
  return projectId === null ? `/users?q=${encodeURIComponent(title)}` : paths.project(projectId);
}
