import { useGetDashboardQuery, type DashboardView, type ProjectSummary, type SessionUser } from '@cw/api-client';
import { isContractor, type Role } from '@cw/domain';
import {
  Box,
  Button,
  ButtonLink,
  EmptyState,
  HammerIcon,
  LoadingState,
  PageTitle,
  Panel,
  PlusIcon,
  SkeletonRows,
  styled,
  TextLink,
} from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { areaAddress } from '../../app/routes/area-address.js';
import { useArea } from '../../app/routes/area.js';
import { useExtensions } from '../../app/extensions.js';
import { paths } from '../../app/routes/paths.js';
import { LoadError } from '../../lists/load-error.js';
import { ClosingTape } from './closing-tape.js';
import { NeedsPanel } from './needs-panel.js';
import { ClientMoney, ContractorMoney, CountsPanel } from './side-panels.js';

/** A screen of staff's own, beside those of the workspace. */
const OVERVIEW = '/overview';

const Board = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

/** Nothing stands alone beside a void: rows end together, whatever is in them. */
const Now = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplate: `'needs money' minmax(0, 1fr) 'counts money' auto / minmax(0, 1fr) minmax(18rem, 22rem)`,
  '&.some': { gridTemplate: `'needs money' auto 'counts counts' auto / minmax(0, 1fr) minmax(18rem, 22rem)` },
  '&.many': { gridTemplate: `'needs money' auto 'needs counts' minmax(0, 1fr) / minmax(0, 1fr) minmax(18rem, 22rem)` },
  '& > *': { display: 'grid', minWidth: 0 },
  '& > .needs': { gridArea: 'needs' },
  '& > .money': { gridArea: 'money' },
  '& > .counts': { gridArea: 'counts' },
  [theme.breakpoints.down('lg')]: {
    '&, &.some, &.many': { gridTemplate: `'needs' auto 'counts' auto 'money' auto / minmax(0, 1fr)` },
  },
}));

/** How many things leave the figures room under them: a contractor's money has months, and is higher. */
const ROOM = { client: { few: 1, some: 3 }, contractor: { few: 2, some: 4 } } as const;

function arrangementOf(needs: number, contractor: boolean): 'few' | 'some' | 'many' {
  const room = ROOM[contractor ? 'contractor' : 'client'];
  if (needs <= room.few) return 'few';
  return needs <= room.some ? 'some' : 'many';
}

interface ViewProps {
  readonly user: SessionUser;
  readonly view: DashboardView;
  /** What the reader asked to have repaired, before it became projects. */
  readonly requests?: ReactNode;
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

/** What waits for staff, which is in the area of their own. */
function DeskStep(): ReactElement {
  const { area } = useArea();
  const words = <FormattedMessage id="dashboard.open_overview" />;
  if (area === 'admin') {
    return (
      <ButtonLink variant="primary" href={OVERVIEW}>
        {words}
      </ButtonLink>
    );
  }
  return (
    <Button variant="primary" component="a" href={areaAddress('admin', `/admin${OVERVIEW}`)}>
      {words}
    </Button>
  );
}

type Side = 'client' | 'contractor' | 'staff';

const DRAWING_OF = { client: 'house', contractor: 'toolbox', staff: 'level' } as const;

function sideOf(role: Role): Side {
  if (role === 'admin') return 'staff';
  return isContractor(role) ? 'contractor' : 'client';
}

/** Before the first project or bid: what this place is for, and the first step. */
function Welcome({ user, view, requests }: ViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const contractor = isContractor(user.role);
  const side = sideOf(user.role);
  return (
    <Board>
      {view.needsMe.length === 0 ? null : <NeedsPanel needs={view.needsMe} />}
      {requests}
      <Panel label={formatMessage({ id: `dashboard.empty.${side}_title` })}>
        <EmptyState
          drawing={DRAWING_OF[side]}
          title={formatMessage({ id: `dashboard.empty.${side}_title` })}
          action={side === 'staff' ? <DeskStep /> : <FirstStep contractor={contractor} />}
        >
          <FormattedMessage id={`dashboard.empty.${side}_text`} />
        </EmptyState>
      </Panel>
    </Board>
  );
}

export interface DashboardProps extends Pick<ViewProps, 'user' | 'requests'> {
  /** The rows of the projects that close soon. */
  readonly closings: (projects: readonly ProjectSummary[]) => ReactNode;
}

function Known({ user, view, closings, requests }: ViewProps & Pick<DashboardProps, 'closings'>): ReactElement {
  const contractor = isContractor(user.role);
  return (
    <Board>
      <Now className={arrangementOf(view.needsMe.length, contractor)}>
        <div className="needs">
          <NeedsPanel needs={view.needsMe} />
        </div>
        <div className="counts">
          <CountsPanel counts={view.counts} contractor={contractor} />
        </div>
        <div className="money">
          {contractor ? <ContractorMoney money={view.money} /> : <ClientMoney money={view.money} />}
        </div>
      </Now>
      {requests}
      {view.closings.length === 0 ? null : (
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
export function Dashboard({ user, closings, requests }: DashboardProps): ReactElement {
  const { data: view, error, isFetching, refetch } = useGetDashboardQuery();
  const { Board: HostBoard } = useExtensions();
  return (
    <>
      <Title user={user} view={view} />
      {HostBoard === undefined ? null : (
        <Box sx={{ mb: 3 }}>
          <HostBoard />
        </Box>
      )}
      {view === undefined ? <Unknown error={isFetching ? undefined : error} onRetry={() => void refetch()} /> : null}
      {view !== undefined && isNew(view) ? <Welcome {...{ user, view, requests }} /> : null}
      {view !== undefined && !isNew(view) ? <Known {...{ user, view, closings, requests }} /> : null}
    </>
  );
}
