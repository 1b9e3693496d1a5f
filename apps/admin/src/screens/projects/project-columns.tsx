import type { ProjectRecord } from '@cw/api-client';
import { cents, projectState, titleBeside } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Chip, Money, ProjectName, StateChip, styled, type GridColumn } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { PersonLink } from '../records/person-link.js';

const Chips = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) }));

/** Two towns may have the same street. Whose house it is has a column of its own. */
function Project({ project }: { readonly project: ProjectRecord }): ReactElement {
  const { Link } = useKit();
  const { id, house, place, title } = project;
  const street = `${house}, `;
  const name = place.startsWith(street) ? { house, town: place.slice(street.length) } : { house: place };
  return (
    <Link to={`/projects/${id}`}>
      <ProjectName {...name} title={titleBeside(title, house)} />
    </Link>
  );
}

/** Whose house it is, with the way to the account; an agent's stands under the name of whom it acts for. */
function Client({ project }: { readonly project: ProjectRecord }): ReactElement {
  const { clientName, ownerId, ownerName } = project;
  return (
    <>
      {clientName === ownerName ? null : <div>{clientName}</div>}
      <PersonLink id={ownerId} name={ownerName} />
    </>
  );
}

function State({ project }: { readonly project: ProjectRecord }): ReactElement {
  return (
    <Chips>
      <StateChip machine="project" state={projectState(project.status, project.work)} seenBy="staff" />
      {project.isLate ? (
        <Chip tone="brick">
          <FormattedMessage id="admin.projects.late_chip" />
        </Chip>
      ) : null}
    </Chips>
  );
}

/** What the list of all projects says of each. */
export function useProjectColumns(): readonly GridColumn<ProjectRecord>[] {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return [
    {
      id: 'project',
      label: formatMessage({ id: 'admin.projects.project' }),
      share: 2.4,
      minRem: 12.25,
      render: (project) => <Project project={project} />,
    },
    {
      id: 'state',
      label: formatMessage({ id: 'admin.users.state' }),
      // “Recibe ofertas” and its glyph in one line.
      minRem: 9.25,
      render: (project) => <State project={project} />,
    },
    {
      id: 'client',
      label: formatMessage({ id: 'admin.projects.client' }),
      share: 1.4,
      minRem: 7.5,
      render: (project) => <Client project={project} />,
    },
    {
      id: 'contractor',
      label: formatMessage({ id: 'admin.projects.contractor' }),
      share: 1.4,
      spare: true,
      // A company's name in two lines, and every column within a desk of 1280 px.
      minRem: 9.5,
      render: ({ contractorId, contractorName }) =>
        contractorId === null ? null : <PersonLink id={contractorId} name={contractorName ?? contractorId} />,
    },
    {
      id: 'closing',
      label: formatMessage({ id: 'admin.projects.closing' }),
      sorts: 'asc',
      minRem: 6.5,
      render: ({ closingDate }) => (closingDate === null ? null : formats.plainDate(closingDate)),
    },
    {
      id: 'held',
      label: formatMessage({ id: 'admin.projects.held' }),
      numeric: true,
      minRem: 6.5,
      render: ({ heldCents }) => <Money cents={cents(heldCents)} />,
    },
    {
      id: 'posted',
      label: formatMessage({ id: 'admin.projects.posted' }),
      sorts: 'desc',
      spare: true,
      // “Publicado” beside the arrow of the order that the list begins with.
      minRem: 8.25,
      render: ({ createdAt }) => formats.date(createdAt),
    },
  ];
}
