import {
  detailOf,
  useGetEarlierFiguresQuery,
  useListProjectBidsQuery,
  useSession,
  useWithdrawBidMutation,
  type BidView,
  type ProjectDetail,
} from '@cw/api-client';
import { cents, endedWithProject, type ProjectStatus } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import {
  Button,
  ConfirmDialog,
  LoadingState,
  LockIcon,
  Panel,
  PLACE_MARGIN,
  SkeletonRows,
  Stack,
  styled,
  Typography,
  useToast,
} from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { BidChip } from '../../words/bid-chip.js';
import { BidForm, type BidFormProps } from './bid-form/bid-form.js';
import { BidsBlocked } from './bids-blocked.js';
import { OWN_BID_PLACE } from './to-own-bid.js';

export interface OwnBidPanelProps {
  readonly project: ProjectDetail;
  /** Where a contractor finishes its papers. */
  readonly papersPath: string;
}

function Withdraw({ bid }: { readonly bid: BidView }): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [withdraw] = useWithdrawBidMutation();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const amount = formatMoney(cents(bid.amountCents));
  const confirm = async (): Promise<void> => {
    try {
      await withdraw(bid.id).unwrap();
    } catch (caught) {
      setError(detailOf(caught) ?? formatMessage({ id: 'bids.action_failed' }));
      return;
    }
    toast({ kind: 'done', title: formatMessage({ id: 'bids.form.withdrawn' }) });
    setAsking(false);
  };
  return (
    <>
      <Button variant="quiet" fullWidth onClick={() => setAsking(true)} sx={{ mt: 1.5 }}>
        {formatMessage({ id: 'bids.form.withdraw' })}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={formatMessage({ id: 'bids.form.withdraw_title' }, { amount })}
        confirmLabel={formatMessage({ id: 'bids.form.withdraw' })}
        error={error}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <Typography>{formatMessage({ id: 'bids.form.withdraw_text' })}</Typography>
      </ConfirmDialog>
    </>
  );
}

interface StandingProps {
  readonly bid: BidView;
  readonly projectStatus: ProjectStatus;
}

/** Until when it stands, or what became of it and why. */
function Standing({ bid, projectStatus }: StandingProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const date = bid.validUntil === null ? '' : formats.plainDate(bid.validUntil);
  if (bid.status === 'pending') {
    if (bid.validUntil === null) return null;
    const isOver = !bid.actions.includes('edit');
    return (
      <Typography sx={{ mb: 2 }}>
        {formatMessage({ id: isOver ? 'bids.mine.out_of_date' : 'bids.mine.valid_until' }, { date })}
      </Typography>
    );
  }
  const outcome = endedWithProject(bid, projectStatus) ? 'project_cancelled' : bid.status;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      <Typography>
        {formatMessage({ id: `bids.mine.${outcome}` }, { amount: formatMoney(cents(bid.amountCents)) })}
      </Typography>
      {bid.endReason === null ? null : (
        <Typography>{formatMessage({ id: `bids.mine.${bid.endReason}` }, { date })}</Typography>
      )}
      {bid.rejectReason === null ? null : (
        <Typography>{formatMessage({ id: 'bids.mine.reject_reason' }, { reason: bid.rejectReason })}</Typography>
      )}
    </Stack>
  );
}

const newest = (bids: readonly BidView[]): BidView | undefined =>
  bids.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))[0];

const pendingOf = (bid: BidView | undefined): BidView | null => (bid?.status === 'pending' ? bid : null);

/** Whether a bid, or a change of the pending one, would be taken. */
const maySend = ({ canBid, bidBlockedBy, missingLicense }: ProjectDetail, pending: BidView | null): boolean =>
  pending === null ? canBid : bidBlockedBy.length === 0 && missingLicense === null;

/** BID-05: why nothing can be sent. The pending bid of whoever may no longer bid here waits, and can be withdrawn. */
function Blocked({ project, papersPath, bid }: OwnBidPanelProps & { readonly bid: BidView | null }): ReactElement {
  const { formatMessage } = useIntl();
  const blocked = <BidsBlocked project={project} papersPath={papersPath} />;
  if (bid === null) return blocked;
  return (
    <>
      {blocked}
      <Typography sx={{ mt: 2 }}>
        {formatMessage({ id: 'bids.mine.held' }, { amount: formatMoney(cents(bid.amountCents)) })}
      </Typography>
      {bid.actions.includes('withdraw') ? <Withdraw bid={bid} /> : null}
    </>
  );
}

/** A first bid begins with what its contractor bid for the same work before; the form waits for those figures. */
function FirstOrChanged(props: Pick<BidFormProps, 'project' | 'userId' | 'bid'>): ReactElement {
  const { project, bid } = props;
  const hasEarlier = bid === null && project.hasEarlierFigures;
  const { data, isLoading } = useGetEarlierFiguresQuery(project.id, { skip: !hasEarlier });
  if (isLoading) {
    return (
      <LoadingState>
        <SkeletonRows count={3} />
      </LoadingState>
    );
  }
  return <BidForm key={bid?.id ?? 'new'} {...props} earlier={hasEarlier ? (data?.earlier ?? null) : null} />;
}

/** The form where a bid may be placed or changed; why not where it may not. */
function Bidding(props: OwnBidPanelProps & { readonly bid: BidView | undefined }): ReactElement | null {
  const { project, bid } = props;
  const { formatMessage } = useIntl();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
  const pending = pendingOf(bid);
  if (project.status !== 'open')
    return bid === undefined ? <Typography>{formatMessage({ id: 'bids.closed.title' })}</Typography> : null;
  if (!maySend(project, pending)) return <Blocked {...props} bid={pending} />;
  return (
    <>
      <FirstOrChanged project={project} userId={userId} bid={pending} />
      {pending?.actions.includes('withdraw') ? <Withdraw bid={pending} /> : null}
    </>
  );
}

/** The page's bar covers what is scrolled to its very top. */
const Place = styled('div')({ scrollMarginTop: PLACE_MARGIN, '&:focus': { outline: 'none' } });

/** Who reads a bid, and who is told the street, as long as the work is nobody's yet. */
function OfOpenWork({ knowsAddress }: { readonly knowsAddress: boolean }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <Typography variant="body2" sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 2 }}>
        <LockIcon /> {formatMessage({ id: 'bids.form.sealed' })}
      </Typography>
      {knowsAddress ? null : (
        <Typography variant="body2" sx={{ mb: 2 }}>
          {formatMessage({ id: 'bids.form.address_note' })}
        </Typography>
      )}
    </>
  );
}

/** The contractor's side of bidding: its own sealed bid and nobody else's. */
export function OwnBidPanel(props: OwnBidPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data } = useListProjectBidsQuery(props.project.id);
  const bid = newest(data?.items ?? []);
  const isOpen = props.project.status === 'open';
  const title = formatMessage({ id: bid?.status === 'pending' ? 'bids.form.edit_title' : 'bids.form.title' });
  return (
    <Place id={OWN_BID_PLACE} tabIndex={-1}>
      <Panel
        title={title}
        ruled
        {...(bid !== undefined && { aside: <BidChip bid={bid} projectStatus={props.project.status} /> })}
      >
        {isOpen ? <OfOpenWork knowsAddress={props.project.address !== null} /> : null}
        {bid === undefined ? null : <Standing bid={bid} projectStatus={props.project.status} />}
        {data === undefined ? (
          <LoadingState>
            <SkeletonRows count={3} />
          </LoadingState>
        ) : (
          <Bidding {...props} bid={bid} />
        )}
      </Panel>
    </Place>
  );
}
