import { useGetProjectQuery } from '@cw/api-client';
import { houseName } from '@cw/domain';
import { ProjectName, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/routes/paths.js';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  listStyle: 'none',
  '& a': { display: 'block', color: 'inherit' },
}));

/** One that does not arrive has no name to show; the list of all projects has it. */
function HeldProject({ projectId }: { readonly projectId: string }): ReactElement | null {
  const { data: project } = useGetProjectQuery(projectId);
  if (project === undefined) return null;
  return (
    <li>
      <Link to={paths.project(projectId)}>
        <ProjectName house={houseName(project)} clientName={project.clientName} title={project.title} />
      </Link>
    </li>
  );
}

export interface HeldProjectsProps {
  readonly projectIds: readonly string[];
}

/** AUTH-08: which projects keep an account from ending, with the way to each. */
export function HeldProjects({ projectIds }: HeldProjectsProps): ReactElement | null {
  if (projectIds.length === 0) return null;
  return (
    <List>
      {projectIds.map((projectId) => (
        <HeldProject key={projectId} projectId={projectId} />
      ))}
    </List>
  );
}
