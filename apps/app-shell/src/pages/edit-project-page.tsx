import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { EditProject } from '../features/projects/index.js';
import { ProjectNotFound } from '../layouts/project-not-found.js';

/** The page where a client changes a project that is open. */
export function EditProjectPage(): ReactElement {
  const { projectId = '' } = useParams();
  return <EditProject key={projectId} projectId={projectId} notFound={<ProjectNotFound />} />;
}
