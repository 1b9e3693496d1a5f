import type { ProjectDetail } from '@cw/api-client';
import {
  decidesForClient,
  outlookOf,
  houseName,
  projectState,
  shownProject,
  titleBeside,
  type Outlook,
} from '@cw/domain';
import { Breadcrumbs, Level, PageTitle, PersonsWords, PrintButton, StateChip, styled, TextLink } from '@cw/ui';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../app/routes/paths.js';
import { todayAt, useNow } from '../../time/use-now.js';
import { InvitedChip } from '../../words/invited-chip.js';
import { useProjectListPlace } from '../../words/project-list.js';

const Facts = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2.5),
  overflowWrap: 'anywhere',
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 650 },
}));

// A house may be posted twice, once for what was left out: the title tells the posts apart.
const Posted = styled('span')(({ theme }) => ({
  display: 'block',
  marginBottom: theme.spacing(0.5),
  color: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
}));

/** Whoever keeps a file of the house prints its page: the way to it stands where the page begins. */
const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& > nav': { minWidth: 0 },
  '& > button, & > .print': { flex: 'none', margin: theme.spacing(-0.5, -1, 0, 0) },
  '& > .print': {
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    maxWidth: '14rem',
    '& small': {
      ...theme.typography.caption,
      paddingRight: theme.spacing(1),
      color: theme.vars.palette.text.secondary,
    },
    '@media print': { display: 'none' },
  },
  [theme.breakpoints.down('md')]: {
    flexWrap: 'wrap',
    // What comes next is to stand high on a phone: there the words are for those who listen.
    '& > .print': { margin: 0, '& small': { display: 'none' } },
    // Large letters break its words before they leave the window.
    '& > button, & > .print': { flex: '0 1 auto', minWidth: 0 },
  },
}));

const Below = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(2, 0, 3),
  color: theme.vars.palette.text.secondary,
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
}));

export interface ProjectHeadProps {
  readonly project: ProjectDetail;
  readonly actions?: ReactNode;
  /** What must be done next: right under the address, before the facts. */
  readonly next?: ReactNode;
  /** Crumbs after the project's own, such as its bids. */
  readonly crumb?: { readonly label: string; readonly projectPath: string };
}

/** The house by its address where the reader may know it, by its town and what is to be done otherwise. */
export const placeOf = (project: Pick<ProjectDetail, 'address' | 'city' | 'title' | 'state'>): string =>
  project.address === null
    ? `${titleBeside(project.title, houseName(project))}, ${project.city}`
    : `${project.address}, ${project.city}`;

/** While the two sides disagree no plan holds. */
function useOutlook({ agreed, closingDate, status, work, state }: ProjectDetail): Outlook | null {
  const today = todayAt(state, useNow());
  if (agreed === null || status !== 'in_progress' || work === 'disputed') return null;
  return outlookOf({ ...agreed, work, closingDate }, today);
}

function FactLine({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const { contractorId, contractorName } = project;
  const contractor =
    contractorId === null ? (
      contractorName
    ) : (
      <TextLink href={paths.contractor(contractorId)}>{contractorName}</TextLink>
    );
  const facts: [label: string, value: ReactNode][] = [
    [
      project.loanProgram === null ? '' : formatMessage({ id: `projects.loan.${project.loanProgram}` }),
      project.caseNumber ?? '',
    ],
    [formatMessage({ id: 'record.lender' }), project.lender],
    [formatMessage({ id: 'record.contractor' }), contractor],
    [formatMessage({ id: 'record.built' }), project.yearBuilt],
    [formatMessage({ id: 'record.owner' }), project.parties.includes('owner') ? null : project.ownerName],
  ];
  return (
    <Facts>
      {facts
        .filter(([label, value]) => label !== '' && value !== null)
        .map(([label, value]) => (
          <span key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
    </Facts>
  );
}

/** The record on paper is what a lender is given; bids, and what a stranger sees of a project, are nothing for it. */
function LenderPrint(): ReactElement {
  const { formatMessage } = useIntl();
  const hintId = useId();
  return (
    <div className="print">
      <PrintButton label={formatMessage({ id: 'record.print' })} describedBy={hintId} />
      <small id={hintId}>{formatMessage({ id: 'record.print_hint' })}</small>
    </div>
  );
}

/** Title, state and the facts that an agent or a lender looks for first. */
export function ProjectHead({ project, actions, next, crumb }: ProjectHeadProps): ReactElement {
  const { formatMessage } = useIntl();
  const outlook = useOutlook(project);
  const place = placeOf(project);
  const list = useProjectListPlace()(project);
  return (
    <>
      <Top>
        <Breadcrumbs
          items={[
            { label: formatMessage({ id: list.labelId }), href: list.address },
            ...(crumb ? [{ label: place, href: crumb.projectPath }, { label: crumb.label }] : [{ label: place }]),
          ]}
        />
        {crumb === undefined && project.parties.length > 0 ? <LenderPrint /> : <PrintButton />}
      </Top>
      <PageTitle
        // A part of the record has a heading of its own: whoever comes to it hears where they are.
        title={crumb ? `${place} · ${crumb.label}` : place}
        above={
          <>
            <StateChip
              machine="project"
              state={shownProject(projectState(project.status, project.work), project.conditions)}
              seenBy={decidesForClient(project.parties) ? 'client' : 'contractor'}
            />
            <InvitedChip projectId={project.id} />
            {outlook === null ? null : <Level {...outlook} wording="track" />}
          </>
        }
        {...(project.address !== null && {
          subtitle: (
            <Posted>
              <PersonsWords>{project.title}</PersonsWords>
            </Posted>
          ),
        })}
      />
      {next}
      <Below>
        <FactLine project={project} />
        {actions === undefined ? null : <div className="actions">{actions}</div>}
      </Below>
    </>
  );
}
