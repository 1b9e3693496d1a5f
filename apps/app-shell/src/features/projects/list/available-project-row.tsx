import type { ProjectSummary } from '@cw/api-client';
import { cents, houseName, titleBeside } from '@cw/domain';
import { formatMoney, formatWholeDollars } from '@cw/i18n';
import { Chip, ClockIcon, ListIcon, PinIcon, ProjectName, SquareGlyph } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '../../../app/routes/paths.js';
import { useNow } from '../../../time/use-now.js';
import { InvitedChip } from '../../../words/invited-chip.js';
import { TradeChip } from '../../../words/trade-chip.js';
import { UnlicensedChip } from '../../../words/unlicensed-chip.js';
import { ClosingCell } from './closing-cell.js';
import { hoursToFirstBids } from './project-row-words.js';

export interface AvailableProjectRowProps {
  readonly project: ProjectSummary;
}

function Budget({ project }: AvailableProjectRowProps): ReactElement | null {
  const { budgetCents, maxBudgetCents } = project;
  if (budgetCents !== null) {
    return <FormattedMessage id="projects.row.budget" values={{ amount: formatWholeDollars(cents(budgetCents)) }} />;
  }
  if (maxBudgetCents === null) return null;
  return (
    <FormattedMessage id="projects.row.budget_up_to" values={{ amount: formatWholeDollars(cents(maxBudgetCents)) }} />
  );
}

/** My bid, or by when the first bids are promised: what is due comes before what it is. */
function Due({ project }: AvailableProjectRowProps): ReactElement | null {
  const intl = useIntl();
  const hours = hoursToFirstBids(project, useNow());
  if (project.myBid !== null && project.myBid.status === 'pending') {
    return (
      <Chip tone="blue" icon={<SquareGlyph />}>
        <FormattedMessage id="projects.row.my_bid" values={{ amount: formatMoney(cents(project.myBid.amountCents)) }} />
      </Chip>
    );
  }
  if (project.promiseState === 'late' && project.status === 'open') {
    return (
      <Chip tone="copper" icon={<ClockIcon />}>
        <FormattedMessage id="projects.row.no_bid_late" />
      </Chip>
    );
  }
  if (hours === null) return null;
  return (
    <Chip tone="tape" icon={<ClockIcon />}>
      <FormattedMessage id="projects.row.first_bids_due" values={{ when: intl.formatRelativeTime(hours, 'hour') }} />
    </Chip>
  );
}

/** The town, and how far away it is where that is known. */
function usePlace({ city, state, zip, distanceMiles }: ProjectSummary): string {
  const { formatMessage } = useIntl();
  return distanceMiles === null
    ? formatMessage({ id: 'projects.row.place' }, { city, state, zip })
    : formatMessage({ id: 'projects.row.place_away' }, { city, state, zip, miles: Math.round(distanceMiles) });
}

/**
 * An open project as a contractor sees it: no street address, what must be done, how long is left. Staff, who know the
 * house, find it by its street as everywhere.
 */
export function AvailableProjectRow({ project }: AvailableProjectRowProps): ReactElement {
  const { id, title, address, clientName, state, conditionCount, categories, priority } = project;
  const place = usePlace(project);
  // Whoever may not know the street finds the work by its town and by how far it is.
  const house = address ?? place;
  return (
    <li>
      <div className="property">
        <Link className="title" to={paths.project(id)}>
          <ProjectName house={house} {...{ clientName, title: titleBeside(title, houseName(project)) }} />
        </Link>
        <div className="facts">
          {address === null ? null : (
            <span>
              <PinIcon />
              {place}
            </span>
          )}
          <span>
            <ListIcon />
            <FormattedMessage id="projects.row.conditions" values={{ count: conditionCount }} />
          </span>
          <span className="budget">
            <Budget project={project} />
          </span>
        </div>
      </div>
      <ClosingCell closing={project.closingDate} state={state} />
      <div className="chips">
        {priority === 'urgent' ? (
          <Chip tone="copper">
            <FormattedMessage id="projects.row.urgent" />
          </Chip>
        ) : null}
        <InvitedChip projectId={id} />
        <UnlicensedChip state={state} />
        {categories.map((category) => (
          <TradeChip key={category} category={category} />
        ))}
        <Due project={project} />
      </div>
    </li>
  );
}
