import { useListProjectBidsQuery, type BidView, type ProjectDetail } from '@cw/api-client';
import { cents, decidesForClient } from '@cw/domain';
import {
  Button,
  compareBids,
  CompareMatrix,
  Stack,
  TextLink,
  Typography,
  VisuallyHidden,
  type ComparedBid,
  type CompareBid,
  type CompareCondition,
  type CompareFact,
  useNamedAction,
} from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../../app/routes/paths.js';
import { AcceptDialog } from './accept-dialog.js';
import { useBidFacts } from './bid-facts.js';
import { BidGoneDialog } from './bid-gone-dialog.js';
import { GapBanner } from './gap-banner.js';
import { RejectDialog } from './reject-dialog.js';

export interface CompareBidsProps {
  readonly project: ProjectDetail;
  /** Every bid of the project: the pending ones are compared, and of the others one may have just left. */
  readonly bids: readonly BidView[];
  readonly onAccepted: () => void;
  /** The way to talk to whoever bids. */
  readonly renderMessage?: ((contractor: { readonly id: string; readonly name: string }) => ReactElement) | undefined;
}

/** The bid as it stood when the question was asked. */
type Asked = { readonly what: 'accept' | 'reject'; readonly bid: BidView };

const contractorOf = (bid: BidView): string => bid.contractor.company ?? bid.contractor.name;

function useConditions(project: ProjectDetail): CompareCondition[] {
  const { formatMessage } = useIntl();
  return project.conditions.map((condition) => ({
    id: condition.id,
    number: condition.number,
    title: condition.title,
    detail: [formatMessage({ id: `projects.category.${condition.category}` }), condition.location]
      .filter(Boolean)
      .join(' · '),
    estimateCents: condition.estimatedCostCents === null ? null : cents(condition.estimatedCostCents),
    estimateInReport: condition.source === 'appraisal',
  }));
}

const compared = (bid: BidView, facts: readonly CompareFact[]): CompareBid => ({
  id: bid.id,
  contractorName: contractorOf(bid),
  rating: bid.contractor.rating === null ? null : { average: bid.contractor.rating, count: bid.contractor.reviewCount },
  amountCents: cents(bid.amountCents),
  lines: bid.lines.map((line) => ({ ...line, amountCents: cents(line.amountCents), note: line.note ?? undefined })),
  start: bid.startDate,
  finish: bid.finishDate,
  facts,
});

const GONE = ['withdrawn', 'rejected'] as const;

interface QuestionProps extends CompareBidsProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

/** The question as the bid stands now: it may be changed, or taken back, while the client reads. */
function Question({ project, bids, asked, onAccepted, onClose }: QuestionProps): ReactElement {
  const { refetch } = useListProjectBidsQuery(project.id);
  const bid = bids.find(({ id }) => id === asked.bid.id) ?? asked.bid;
  const gone = GONE.find((status) => status === bid.status);
  if (gone !== undefined && asked.what === 'accept') return <BidGoneDialog bid={bid} status={gone} onClose={onClose} />;
  if (asked.what === 'reject') return <RejectDialog bid={bid} onClose={onClose} />;
  return (
    <AcceptDialog
      key={bid.status === 'pending' ? bid.version : asked.bid.version}
      project={project}
      bid={bid}
      changed={bid.status === 'pending' && bid.version !== asked.bid.version}
      others={bids.filter(({ id, status }) => status === 'pending' && id !== bid.id).length}
      onAccepted={onAccepted}
      onRefused={() => void refetch()}
      onClose={onClose}
    />
  );
}

/** Which ways to pay these bids leave to the client: only escrow, or for some or all of them payment at closing too. */
function railsOf(bids: CompareBidsProps['bids']): 'escrow' | 'some' | 'all' {
  const count = bids.filter(({ acceptsAtClosing }) => acceptsAtClosing).length;
  if (count === 0) return 'escrow';
  return count === bids.length ? 'all' : 'some';
}

/** COND-03: what is missing before what it costs, the comparable total, readiness, and the choice. */
export function CompareBids(props: CompareBidsProps): ReactElement {
  const { project, bids, onAccepted } = props;
  const [asked, setAsked] = useState<Asked>();
  const pending = bids.filter(({ status }) => status === 'pending');
  const ask = (what: Asked['what'], id: string): void => {
    const bid = pending.find((candidate) => candidate.id === id);
    if (bid) setAsked({ what, bid });
  };
  return (
    <>
      {pending.length === 0 ? null : <Comparison {...props} bids={pending} ask={ask} />}
      {asked === undefined ? null : (
        <Question {...{ project, bids, asked, onAccepted }} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

interface ComparisonProps extends Pick<CompareBidsProps, 'project' | 'bids' | 'renderMessage'> {
  readonly ask: (what: Asked['what'], id: string) => void;
}

function Comparison({ project, bids, ask, renderMessage }: ComparisonProps): ReactElement {
  const { formatMessage } = useIntl();
  const named = useNamedAction();
  const conditions = useConditions(project);
  const factsOf = useBidFacts(project);
  const offers = bids.map((bid) => compared(bid, factsOf(bid)));
  // Staff, and whoever the client lets look on, read the same comparison and choose nothing.
  const decides = decidesForClient(project.parties);
  const renderAction = ({ id, complete, contractorName: name }: ComparedBid, primary: boolean): ReactElement => {
    const accept = formatMessage({ id: complete ? 'bids.compare.accept' : 'bids.compare.accept_gaps' });
    return (
      <Stack spacing={1}>
        <Button
          variant={primary ? 'primary' : 'secondary'}
          fullWidth
          aria-label={named(accept, name)}
          onClick={() => ask('accept', id)}
        >
          {accept}
        </Button>
        {renderMessage?.({ id: bids.find((bid) => bid.id === id)?.contractorId ?? '', name })}
        <Button
          variant="quiet"
          size="small"
          aria-label={formatMessage({ id: 'bids.compare.reject_named' }, { name })}
          onClick={() => ask('reject', id)}
        >
          {formatMessage({ id: 'bids.compare.reject' })}
        </Button>
      </Stack>
    );
  };
  const renderProfile = ({ id, contractorName: name }: ComparedBid): ReactElement => (
    <TextLink
      href={paths.contractor(bids.find((bid) => bid.id === id)?.contractorId ?? '')}
      aria-label={formatMessage({ id: 'bids.compare.profile_of' }, { name })}
    >
      {formatMessage({ id: 'bids.compare.profile' })}
    </TextLink>
  );
  return (
    <Stack spacing={2}>
      <VisuallyHidden as="h2">{formatMessage({ id: 'ui.compare.label' })}</VisuallyHidden>
      <GapBanner project={project} comparison={compareBids(conditions, offers, project.closingDate)} />
      <CompareMatrix
        conditions={conditions}
        bids={offers}
        closing={project.closingDate}
        renderAction={decides ? renderAction : () => null}
        renderContact={renderProfile}
      />
      {decides ? (
        <Typography variant="body2">
          {formatMessage({ id: 'bids.compare.accept_note' }, { rails: railsOf(bids) })}
        </Typography>
      ) : null}
    </Stack>
  );
}
