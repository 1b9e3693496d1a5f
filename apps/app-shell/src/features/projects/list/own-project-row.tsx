import type { ProjectSummary } from '@cw/api-client';
import { cents, houseName, latestSafeFinish, shownCondition } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { ButtonLink, Chip, ProjectName, StateChip, TagStrip } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '../../../app/routes/paths.js';
import { ThreadLink } from '../../../threads/thread-link.js';
import { useNow } from '../../../time/use-now.js';
import { ClosingCell } from './closing-cell.js';
import { acceptedCount, awaited, clientStep, hoursToFirstBids, openStep, stateOf } from './project-row-words.js';

interface RowPartProps {
  readonly project: ProjectSummary;
}

export interface OwnProjectRowProps extends RowPartProps {
  /** A contractor's job is read from the other side. */
  readonly seenBy?: 'client' | 'contractor';
}

function Bidding({ project }: RowPartProps): ReactElement {
  const intl = useIntl();
  const hours = hoursToFirstBids(project, useNow());
  const bids = project.bidCount ?? 0;
  if (bids > 0) return <FormattedMessage id="projects.row.choose" values={{ count: bids }} />;
  if (project.promiseState === 'late') return <FormattedMessage id="projects.row.no_bid_late" />;
  if (hours === null) return <FormattedMessage id="projects.row.bids" values={{ count: bids }} />;
  return (
    <FormattedMessage id="projects.row.first_bids_due" values={{ when: intl.formatRelativeTime(hours, 'hour') }} />
  );
}

/** Whose turn it is, and what for, where it is not the reader's. */
function Awaited({ project, seenBy = 'client' }: OwnProjectRowProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const turn = awaited(project, seenBy);
  if (turn === undefined) return null;
  const owed = { owed: String((project.dueCents ?? 0) > 0), amount: formatMoney(cents(project.dueCents ?? 0)) };
  const act = formatMessage({ id: `projects.turn.act.${turn.act}` }, { count: turn.count, ...owed });
  return (
    <div>
      <FormattedMessage id={`projects.turn.side.${turn.side}`} values={{ act }} />
    </div>
  );
}

/** One sentence: who is at work, and by when. */
function Standing({ project, seenBy }: OwnProjectRowProps): ReactElement | null {
  const formats = useFormats();
  const { status, contractorName, closingDate } = project;
  if (status === 'open') return <Bidding project={project} />;
  if (status === 'in_progress' && closingDate !== null && project.work !== 'submitted') {
    return (
      <FormattedMessage
        id="projects.row.finish_by"
        values={{ date: formats.plainDate(latestSafeFinish(closingDate)) }}
      />
    );
  }
  return contractorName === null || seenBy === 'contractor' ? null : (
    <FormattedMessage id="projects.row.contractor" values={{ name: contractorName }} />
  );
}

function Repairs({ project }: RowPartProps): ReactElement {
  const { conditionCount, status } = project;
  return (
    <div className="repairs">
      <TagStrip
        items={project.conditionStates.map(({ number, state }) => ({ number, state: shownCondition(state, status) }))}
        compact
      />
      <div className="note">
        {status === 'open' ? (
          <FormattedMessage id="projects.row.conditions" values={{ count: conditionCount }} />
        ) : (
          <FormattedMessage
            id="projects.row.accepted_of"
            values={{ accepted: acceptedCount(project), total: conditionCount }}
          />
        )}
      </div>
    </div>
  );
}

/** The house by its address where the reader may know it; the whole row leads where the name leads. */
function Property({ project }: RowPartProps): ReactElement {
  const { formatMessage } = useIntl();
  const { id, title, clientName, city, state, zip, loanProgram } = project;
  const place = [
    formatMessage({ id: 'projects.row.place' }, { city, state, zip }),
    loanProgram === null ? null : formatMessage({ id: `projects.loan.${loanProgram}` }),
  ].filter((part) => part !== null);
  return (
    <div className="property">
      <Link className="title" to={paths.project(id)}>
        <ProjectName house={houseName(project)} clientName={clientName} title={title} />
      </Link>
      <div className="note">{place.join(' · ')}</div>
      <ThreadLink project={{ id, name: houseName(project) }} />
    </div>
  );
}

/** A project on the board of its client or its contractor: days, property, where it stands, repairs, what to do. */
export function OwnProjectRow({ project, seenBy = 'client' }: OwnProjectRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const { needsMe, heldCents, priority } = project;
  const title = [houseName(project), project.title].join(', ');
  const step = seenBy === 'client' ? clientStep(project) : openStep(project);
  const stepLabel = formatMessage({ id: step.labelId });
  return (
    <li data-awaits={needsMe}>
      <ClosingCell closing={project.closingDate} state={project.state} dated />
      <Property project={project} />
      <div className="standing">
        <span className="chips">
          <StateChip machine="project" state={stateOf(project)} seenBy={seenBy} />
          {priority === 'urgent' && project.status === 'open' ? (
            <Chip tone="copper">
              <FormattedMessage id="projects.row.urgent" />
            </Chip>
          ) : null}
        </span>
        <div className="why">
          <Standing project={project} seenBy={seenBy} />
          <Awaited project={project} seenBy={seenBy} />
          {heldCents === null || heldCents === 0 ? null : (
            <div>
              <FormattedMessage id="projects.row.held" values={{ amount: formatMoney(cents(heldCents)) }} />
            </div>
          )}
        </div>
      </div>
      <Repairs project={project} />
      <div className="act">
        <ButtonLink
          href={step.path}
          size="small"
          variant={needsMe ? 'primary' : 'secondary'}
          aria-label={formatMessage({ id: 'projects.row.act_on' }, { act: stepLabel, title })}
        >
          {stepLabel}
        </ButtonLink>
      </div>
    </li>
  );
}
