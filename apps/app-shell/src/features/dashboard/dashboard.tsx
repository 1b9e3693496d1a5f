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
import { ClientMoney, ContractorMoney, CountsPanel } from './side-panels.js';

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

function isNew({ needsMe, closings, counts }: DashboardView): boolean {
  const { open, inProgress, completed, pendingBids } = counts;
  const isQuiet = closings.length + open + inProgress + completed + pendingBids === 0;
  return isQuiet && needsMe.every(({ projectId }) => projectId === null);
}

/** What the page is called: the name of the place until it is known what is in it. */
function useTitle(user: SessionUser, view: DashboardView | undefined): string {
  const { formatMessage } = useIntl();
  if (view === undefined) return formatMessage({ id: 'shell.nav.dashboard' });
  if (isNew(view)) return formatMessage({ id: 'dashboard.title_welcome' }, { name: user.firstName });
  const count = view.closings.length;
  if (count === 0) return formatMessage({ id: 'dashboard.title_calm' });
  return formatMessage(
    { id: isContractor(user.role) ? 'dashboard.title_jobs' : 'dashboard.title_closings' },
    { count },
  );
}

/** One heading for all states of the page, so that the reader who stands on it is not moved off. */
function Title({ user, view }: Pick<ViewProps, 'user'> & { readonly view: DashboardView | undefined }): ReactElement {
  const title = useTitle(user, view);
  const known = view !== undefined && !isNew(view);
  const waiting = view?.needsMe.length ?? 0;
  return (
    <PageTitle
      title={title}
      subtitle={
        known ? (
          <FormattedMessage
            id={waiting === 0 ? 'dashboard.subtitle_calm' : 'dashboard.subtitle_waiting'}
            values={{ count: waiting }}
          />
        ) : undefined
      }
      actions={known ? <FirstStep contractor={isContractor(user.role)} /> : undefined}
    />
  );
}

/** What one comes here to begin. */
function FirstStep({ contractor }: { readonly contractor: boolean }): ReactElement {
  return contractor ? (
    <ButtonLink variant="primary" href={paths.projects} startIcon={<HammerIcon />}>
      <FormattedMessage id="dashboard.find_work" />
    </ButtonLink>
  ) : (
    <ButtonLink variant="primary" href={paths.createProject} startIcon={<PlusIcon />}>
      <FormattedMessage id="dashboard.create" />
    </ButtonLink>
  );
}

/** Before the first project or bid: what this place is for, and the first step. */
function Welcome({ user, view }: ViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const contractor = isContractor(user.role);
  const side = contractor ? 'contractor' : 'client';
  return (
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
            action={<FirstStep contractor={contractor} />}
          >
            <FormattedMessage id={`dashboard.empty.${side}_text`} />
          </EmptyState>
        </Panel>
      </div>
    </Board>
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

function Known({ user, view, closings }: ViewProps & Pick<DashboardProps, 'closings'>): ReactElement {
  const contractor = isContractor(user.role);
  return (
    <Board>
      <NeedsPanel needs={view.needsMe} />
      <div className="side">
        {contractor ? <ContractorMoney money={view.money} /> : <ClientMoney money={view.money} />}
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
  );
}

function Unknown({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'shell.nav.dashboard' })}>
      {error === undefined ? (
        <LoadingState text={formatMessage({ id: 'dashboard.loading' })}>
          <SkeletonRows count={4} />
        </LoadingState>
      ) : (
        <LoadError title={formatMessage({ id: 'dashboard.error' })} error={error} onRetry={onRetry} />
      )}
    </Panel>
  );
}

/** PROJ-10: what needs me now, the closings of 30 days, money, and how many stand where. */
export function Dashboard({ user, closings }: DashboardProps): ReactElement {
  const { data: view, error, isFetching, refetch } = useGetDashboardQuery();
  return (
    <>
      <Title user={user} view={view} />
      {view === undefined ? <Unknown error={isFetching ? undefined : error} onRetry={() => void refetch()} /> : null}
      {view !== undefined && isNew(view) ? <Welcome user={user} view={view} /> : null}
      {view !== undefined && !isNew(view) ? <Known user={user} view={view} closings={closings} /> : null}
    </>
  );
}
