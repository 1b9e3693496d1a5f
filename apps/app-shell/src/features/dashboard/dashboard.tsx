import { useGetDashboardQuery, type DashboardView, type ProjectSummary, type SessionUser } from '@cw/api-client';
import { daysToClosing, isContractor, type PlainDate } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import {
  ButtonLink,
  EmptyState,
  HammerIcon,
  LoadingState,
  PageTitle,
  Panel,
  PlusIcon,
  SkeletonRows,
  styled,
  Tape,
  TextLink,
} from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/paths.js';
import { LoadError } from '../../lists/load-error.js';
import { useToday } from '../../time/use-now.js';
import { NeedsPanel } from './needs-panel.js';
import { CountsPanel, MoneyPanel } from './side-panels.js';

const Board = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)',
  alignItems: 'start',
  '& > .all': { gridColumn: '1 / -1' },
  '& > .side': { display: 'grid', gap: theme.spacing(3) },
  '& .tape': { padding: theme.spacing(2.5, 3, 1.5), [theme.breakpoints.down('md')]: { display: 'none' } },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .side': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))' },
  },
}));

interface ViewProps {
  readonly user: SessionUser;
  readonly view: DashboardView;
}

function Title({ user, view }: ViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const contractor = isContractor(user.role);
  const closings = view.closings.length;
  const waiting = view.needsMe.length;
  const counted = formatMessage(
    { id: contractor ? 'dashboard.title_jobs' : 'dashboard.title_closings' },
    { count: closings },
  );
  return (
    <PageTitle
      title={closings === 0 ? formatMessage({ id: 'dashboard.title_calm' }) : counted}
      subtitle={
        waiting === 0 ? (
          <FormattedMessage id="dashboard.subtitle_calm" />
        ) : (
          <FormattedMessage id="dashboard.subtitle_waiting" values={{ count: waiting }} />
        )
      }
      actions={
        contractor ? (
          <ButtonLink variant="primary" href={paths.projects} startIcon={<HammerIcon />}>
            <FormattedMessage id="dashboard.find_work" />
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" href={paths.createProject} startIcon={<PlusIcon />}>
            <FormattedMessage id="dashboard.create" />
          </ButtonLink>
        )
      }
    />
  );
}

function isNew({ needsMe, closings, counts }: DashboardView): boolean {
  const { open, inProgress, completed, pendingBids } = counts;
  return (
    needsMe.every(({ projectId }) => projectId === null) &&
    closings.length + open + inProgress + completed + pendingBids === 0
  );
}

/** Before the first project or bid: what this place is for, and the first step. */
function Welcome({ user, view }: ViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const contractor = isContractor(user.role);
  const side = contractor ? 'contractor' : 'client';
  return (
    <>
      <PageTitle title={formatMessage({ id: 'dashboard.title_welcome' }, { name: user.firstName })} />
      <Board>
        {view.needsMe.length === 0 ? null : (
          <div className="all">
            <NeedsPanel needs={view.needsMe} />
          </div>
        )}
        <div className="all">
          <Panel label={formatMessage({ id: `dashboard.empty.${side}_title` })}>
            <EmptyState
              drawing={contractor ? 'toolbox' : 'house'}
              title={formatMessage({ id: `dashboard.empty.${side}_title` })}
              action={
                <ButtonLink variant="primary" href={contractor ? paths.projects : paths.createProject}>
                  <FormattedMessage id={contractor ? 'dashboard.find_work' : 'dashboard.create'} />
                </ButtonLink>
              }
            >
              <FormattedMessage id={`dashboard.empty.${side}_text`} />
            </EmptyState>
          </Panel>
        </div>
      </Board>
    </>
  );
}

interface PlacedClosing {
  readonly closingDate: PlainDate;
  readonly place: string;
}

/** A name needs this share of the tape to be read. */
const NAME_SHARE = 0.16;

/** Those closings whose names do not run into each other, the soonest first; the list under the tape has all. */
function spread(closings: readonly PlacedClosing[], today: PlainDate, end: PlainDate): readonly PlacedClosing[] {
  const room = Math.ceil(daysToClosing(today, end) * NAME_SHARE);
  const shown: PlacedClosing[] = [];
  for (const closing of closings) {
    const before = shown.at(-1);
    const clearOfBefore = before === undefined || daysToClosing(before.closingDate, closing.closingDate) >= room;
    // The last name stands to the left of its day.
    const clearOfEnd = closing.closingDate === end || daysToClosing(closing.closingDate, end) >= 2 * room;
    if (clearOfBefore && clearOfEnd) shown.push(closing);
  }
  return shown;
}

/** The closings of the month on one tape, up to the last of them. */
function ClosingTape({ closings }: { readonly closings: readonly ProjectSummary[] }): ReactElement | null {
  const today = useToday();
  const formats = useFormats();
  const dated = closings.flatMap(({ closingDate, address, city }) =>
    closingDate === null ? [] : [{ closingDate, place: address ?? city }],
  );
  const last = dated.at(-1);
  if (last === undefined || dated.length < 2) return null;
  const markers = spread(dated, today, last.closingDate).map(({ closingDate, place }) => ({
    date: closingDate,
    label: place,
    detail: formats.days(daysToClosing(today, closingDate)),
  }));
  return (
    <div className="tape">
      <Tape low today={today} closing={last.closingDate} markers={markers} />
    </div>
  );
}

export interface DashboardProps {
  readonly user: SessionUser;
  /** The rows of the projects that close soon. */
  readonly closings: (projects: readonly ProjectSummary[]) => ReactNode;
}

/** PROJ-10: what needs me now, the closings of 30 days, money, and how many stand where. */
export function Dashboard({ user, closings }: DashboardProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data: view, error, isFetching, refetch } = useGetDashboardQuery();
  const contractor = isContractor(user.role);

  if (view === undefined) {
    return (
      <>
        <PageTitle title={formatMessage({ id: 'shell.nav.dashboard' })} />
        <Panel flush label={formatMessage({ id: 'shell.nav.dashboard' })}>
          {error !== undefined && !isFetching ? (
            <LoadError title={formatMessage({ id: 'dashboard.error' })} error={error} onRetry={() => void refetch()} />
          ) : (
            <LoadingState text={formatMessage({ id: 'dashboard.loading' })}>
              <SkeletonRows count={4} />
            </LoadingState>
          )}
        </Panel>
      </>
    );
  }
  if (isNew(view)) return <Welcome user={user} view={view} />;
  return (
    <>
      <Title user={user} view={view} />
      <Board>
        <NeedsPanel needs={view.needsMe} />
        <div className="side">
          <MoneyPanel money={view.money} contractor={contractor} />
          <CountsPanel counts={view.counts} contractor={contractor} />
        </div>
        {view.closings.length === 0 ? null : (
          <div className="all">
            <Panel
              flush
              title={<FormattedMessage id="dashboard.closings.title" />}
              aside={
                <TextLink href={contractor ? paths.myJobs : paths.projects}>
                  <FormattedMessage id={contractor ? 'dashboard.closings.all_jobs' : 'dashboard.closings.all'} />
                </TextLink>
              }
            >
              <ClosingTape closings={view.closings} />
              {closings(view.closings)}
            </Panel>
          </div>
        )}
      </Board>
    </>
  );
}
