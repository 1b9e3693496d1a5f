import type { ProjectDetail } from '@cw/api-client';
import type { ProjectParty } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { type Area, useArea } from '../app/routes/area.js';
import { paths } from '../app/routes/paths.js';
import { useKeptAddress } from '../lists/use-kept-search.js';

export interface ProjectListPlace {
  readonly path: string;
  readonly labelId: MessageId;
}

/** In the staff area every project is in one list, also one that staff posted themselves. */
export const ALL_PROJECTS: ProjectListPlace = { path: paths.allProjects, labelId: 'record.back_all' };
export const MY_PROJECTS: ProjectListPlace = { path: paths.projects, labelId: 'record.back_mine' };
export const AVAILABLE_PROJECTS: ProjectListPlace = { path: paths.projects, labelId: 'record.back_available' };
const MY_JOBS: ProjectListPlace = { path: paths.myJobs, labelId: 'record.back_jobs' };
/** Staff who came by another area find there what is open. */
const STAFF_PROJECTS: ProjectListPlace = { path: paths.projects, labelId: 'projects.staff.title' };

const CLIENTS: readonly ProjectParty[] = ['owner', 'decider', 'viewer'];

function listOf({ parties }: Pick<ProjectDetail, 'parties'>, area: Area): ProjectListPlace {
  if (area === 'admin') return ALL_PROJECTS;
  if (parties.includes('awarded_contractor')) return MY_JOBS;
  if (parties.some((party) => CLIENTS.includes(party))) return MY_PROJECTS;
  return parties.includes('admin') ? STAFF_PROJECTS : AVAILABLE_PROJECTS;
}

export interface LinkedProjectList extends ProjectListPlace {
  /** The path with what the reader has narrowed the list to. */
  readonly address: string;
}

/** The list in which the reader has this project: what it is called, and where it is. */
export function useProjectListPlace(): (project: Pick<ProjectDetail, 'parties'>) => LinkedProjectList {
  const { area } = useArea();
  const addressOf = useKeptAddress();
  return (project) => {
    const place = listOf(project, area);
    return { ...place, address: addressOf(place.path) };
  };
}
