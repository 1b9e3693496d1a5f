import {
  isApiError,
  useGetProjectQuery,
  useProjectRoom,
  useListProjectBidsQuery,
  type ProjectDetail,
} from '@cw/api-client';
import { ButtonLink, EditIcon, LoadingState, PageView, Panel, SkeletonRows, Stack } from '@cw/ui';
import { BIDS_VIEW, bidsAddress, checkoutAddress, decidesForClient, looksAsClient, seesAllBids } from '@cw/domain';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useSection } from '../app/layout/section.js';
import { paths, settingsPath } from '../app/routes/paths.js';
import {
  BidsPanel,
  CompareBids,
  InvitedPanel,
  NoBids,
  OwnBidPanel,
  PromiseClock,
  ToOwnBid,
} from '../features/bids/index.js';
import { ChangeOrdersPanel } from '../features/change-orders/index.js';
import { InvoicePanel } from '../features/invoices/index.js';
import { OpenConversation } from '../features/messages/index.js';
import { PeoplePanel } from '../features/parties/index.js';
import {
  AboutPanel,
  AgreedPanel,
  ClosingPanel,
  FilesPanel,
  HistoryPanel,
  NextSentence,
  PaymentPanel,
  ProjectHead,
  RepostBanner,
  SoFarPanel,
  useLinkedPlace,
} from '../features/record/index.js';
import { ProjectReviewsPanel } from '../features/reviews/index.js';
import { QuestionsPanel } from '../features/questions/index.js';
import { ProjectNotFound } from '../layouts/project-not-found.js';
import { LinkedPlace } from '../layouts/linked-place.js';
import { LoadError } from '../lists/load-error.js';
import { RecordLayout } from '../layouts/record-layout.js';
import { ProjectRepairs } from './project-repairs.js';
import {
  awaitsPayment,
  NoShowBanner,
  NoShowOffer,
  ProjectActions,
  ProjectEndings,
  TurnBanner,
} from '../features/work/index.js';
import { useProjectListPlace } from '../words/project-list.js';

const NOT_FOUND = 404;

function Invited({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { zip, category: trade } = project;
  return (
    <InvitedPanel project={project} contractorPath={paths.contractor} morePath={paths.contractorsFor({ zip, trade })} />
  );
}

/** A side panel for whoever looks: the client's money, or the contractor's own bid. */
function Side({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { parties } = project;
  const ownBid =
    parties.length === 0 || parties.includes('awarded_contractor') ? (
      <OwnBidPanel project={project} papersPath={settingsPath('business')} />
    ) : null;
  const navigate = useNavigate();
  const paysHere = decidesForClient(parties);
  const payable = paysHere && awaitsPayment(project);
  return (
    <Stack spacing={3}>
      {parties.length === 0 ? null : (
        <LinkedPlace name="payment">
          <PaymentPanel
            project={project}
            {...(payable && { payPath: checkoutAddress(project.id) })}
            {...(paysHere && { receiptsPath: checkoutAddress(project.id) })}
          />
        </LinkedPlace>
      )}
      {parties.length === 0 ? null : (
        <LinkedPlace name="invoice">
          <InvoicePanel project={project} />
        </LinkedPlace>
      )}
      <AgreedPanel project={project} />
      {ownBid}
      {project.status === 'open' && looksAsClient(parties) ? <Invited project={project} /> : null}
      <SoFarPanel project={project} />
      <PeoplePanel project={project} onLeft={() => void navigate(paths.projects)} />
      <HistoryPanel project={project} />
    </Stack>
  );
}

/** MSG-01: the way to whom the reader talks to about this project, once there is somebody. */
function MessageEntry({ project }: { readonly project: ProjectDetail }): ReactElement | null {
  const { id, parties, contractorId, contractorName, myBid } = project;
  if (looksAsClient(parties)) {
    // Whoever only looks on begins no thread; those that there are stand among the messages.
    if (contractorId === null || !decidesForClient(parties)) return null;
    return <OpenConversation projectId={id} contractor={{ id: contractorId, name: contractorName ?? '' }} />;
  }
  return parties.includes('awarded_contractor') || myBid !== null ? <OpenConversation projectId={id} /> : null;
}

/** What the reader may do with the project now; changing it has a page of its own. */
function HeadActions({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const isParty = project.parties.length > 0;
  const others = (
    <>
      {isParty ? null : <ToOwnBid project={project} />}
      <MessageEntry project={project} />
      {project.actions.includes('edit') ? (
        <ButtonLink href={paths.editProject(project.id)} startIcon={<EditIcon />}>
          {formatMessage({ id: 'projects.edit.open' })}
        </ButtonLink>
      ) : null}
    </>
  );
  return isParty ? <ProjectActions project={project}>{others}</ProjectActions> : others;
}

const hasActions = ({ parties, myBid, canBid }: ProjectDetail): boolean =>
  parties.length > 0 || myBid !== null || canBid;

interface OverviewProps {
  readonly project: ProjectDetail;
  /** Nothing newer is on its way. */
  readonly isSettled: boolean;
}

function Overview({ project, isSettled }: OverviewProps): ReactElement {
  useLinkedPlace(project, isSettled);
  return (
    <>
      <ProjectHead
        project={project}
        actions={hasActions(project) ? <HeadActions project={project} /> : undefined}
        next={
          // Whoever is handed the page on paper does nothing here.
          <Stack spacing={2} data-print="hidden">
            <TurnBanner
              project={project}
              payPath={checkoutAddress(project.id)}
              bidsPath={bidsAddress(project.id)}
              disputePath={paths.dispute(project.id)}
              next={<NextSentence project={project} />}
            />
            <NoShowOffer project={project} />
            <NoShowBanner project={project} />
          </Stack>
        }
      />
      <Stack spacing={3}>
        <RepostBanner project={project} />
        <PromiseClock project={project} />
        <ClosingPanel project={project} />
        <RecordLayout side={<Side project={project} />}>
          <ProjectRepairs project={project} />
          <LinkedPlace name="changes">
            <ChangeOrdersPanel project={project} />
          </LinkedPlace>
          {project.parties.includes('owner') && project.status === 'open' && project.bidCount === 0 ? (
            <Panel>
              <NoBids project={project} />
            </Panel>
          ) : null}
          <BidsPanel project={project} comparePath={isComparable(project) ? bidsAddress(project.id) : undefined} />
          <LinkedPlace name="questions">
            <QuestionsPanel project={project} />
          </LinkedPlace>
          <AboutPanel project={project} />
          <LinkedPlace name="reviews">
            <ProjectReviewsPanel project={project} />
          </LinkedPlace>
          <FilesPanel files={project.files} />
        </RecordLayout>
        {project.parties.length === 0 ? null : <ProjectEndings project={project} />}
      </Stack>
    </>
  );
}

/** Only who chooses is asked to compare. */
const bidsTitle = ({ parties }: ProjectDetail) => (decidesForClient(parties) ? 'bids.compare.title' : 'bids.all.count');

function Bids({
  project,
  onAccepted,
}: {
  readonly project: ProjectDetail;
  readonly onAccepted: () => void;
}): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refetch } = useListProjectBidsQuery(project.id);
  const pending = (data?.items ?? []).filter((bid) => bid.status === 'pending');
  const title = formatMessage({ id: bidsTitle(project) }, { count: data ? pending.length : project.bidCount });
  return (
    <>
      <ProjectHead project={project} crumb={{ label: title, projectPath: paths.project(project.id) }} />
      {isLoading ? (
        <LoadingState>
          <SkeletonRows count={5} />
        </LoadingState>
      ) : null}
      {error === undefined ? null : <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && pending.length === 0 ? <NoBids project={project} /> : null}
      {data === undefined ? null : (
        <CompareBids
          project={project}
          bids={data.items}
          onAccepted={onAccepted}
          renderMessage={
            decidesForClient(project.parties)
              ? (contractor) => (
                  <OpenConversation projectId={project.id} contractor={contractor} size="small" variant="quiet" />
                )
              : undefined
          }
        />
      )}
    </>
  );
}

interface LoadFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The project itself did not come, so the page has nothing else. */
  readonly asPage?: boolean;
}

function LoadFailed(props: LoadFailedProps): ReactElement {
  const { formatMessage } = useIntl();
  return <LoadError title={formatMessage({ id: 'record.load_failed' })} {...props} />;
}

/** Its bids lie before the client's side and staff until one is accepted. */
const isComparable = ({ parties, status }: ProjectDetail): boolean => seesAllBids(parties) && status === 'open';

/** The record, or what of it the address asks for in its place. */
function Views({ project, isSettled }: Parameters<typeof Overview>[0]): ReactElement {
  const [search, setSearch] = useSearchParams();
  const comparing = search.get(BIDS_VIEW.name) === BIDS_VIEW.value && isComparable(project);
  return (
    <PageView name={comparing ? BIDS_VIEW.value : undefined}>
      {comparing ? (
        <Bids project={project} onAccepted={() => setSearch({})} />
      ) : (
        <Overview project={project} isSettled={isSettled} />
      )}
    </PageView>
  );
}

/** PROJ-05: one project as its owner, a bidder, its contractor or staff see it; live. */
export function ProjectDetailPage(): ReactElement {
  const { projectId = '' } = useParams();
  const { formatMessage } = useIntl();
  const { data: project, error, isFetching, refetch } = useGetProjectQuery(projectId);
  useProjectRoom(projectId);
  const listOf = useProjectListPlace();
  useSection(project && listOf(project).path);
  if (isApiError(error) && error.status === NOT_FOUND) return <ProjectNotFound />;
  if (error !== undefined && project === undefined)
    return <LoadFailed asPage error={error} onRetry={() => void refetch()} />;
  if (project === undefined) {
    return (
      <LoadingState text={formatMessage({ id: 'record.loading' })}>
        <SkeletonRows count={6} />
      </LoadingState>
    );
  }
  return <Views project={project} isSettled={!isFetching} />;
}
