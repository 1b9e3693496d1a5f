import type { BidView, ProjectDetail } from '@cw/api-client';
import { cents } from '@cw/domain';
import {
  Banner,
  Button,
  CompareMatrix,
  Stack,
  TextLink,
  Typography,
  type ComparedBid,
  type CompareBid,
  type CompareCondition,
  type CompareFact,
} from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../../app/paths.js';
import { AcceptDialog } from './accept-dialog.js';
import { useBidFacts } from './bid-facts.js';
import { RejectDialog } from './reject-dialog.js';

export interface CompareBidsProps {
  readonly project: ProjectDetail;
  /** The pending bids. */
  readonly bids: readonly BidView[];
  readonly onAccepted: () => void;
}

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
  }));
}

const compared = (bid: BidView, facts: readonly CompareFact[]): CompareBid => ({
  id: bid.id,
  contractorName: contractorOf(bid),
  rating: bid.contractor.rating === null ? null : { average: bid.contractor.rating, count: bid.contractor.reviewCount },
  amountCents: cents(bid.amountCents),
  lines: bid.lines.map((line) => ({ ...line, amountCents: cents(line.amountCents), note: line.note ?? undefined })),
  finish: bid.finishDate,
  facts,
});

/** COND-03: what is missing before what it costs, the comparable total, readiness, and the choice. */
export function CompareBids({ project, bids, onAccepted }: CompareBidsProps): ReactElement {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Asked>();
  const conditions = useConditions(project);
  const factsOf = useBidFacts();
  const withGaps = bids.filter((bid) => bid.gaps.length > 0).length;
  const ask = (what: Asked['what'], id: string): void => {
    const bid = bids.find((candidate) => candidate.id === id);
    if (bid) setAsked({ what, bid });
  };
  const renderAction = ({ id, complete }: ComparedBid, primary: boolean): ReactElement => (
    <Stack spacing={1}>
      <Button variant={primary ? 'primary' : 'secondary'} fullWidth onClick={() => ask('accept', id)}>
        {formatMessage({ id: complete ? 'bids.compare.accept' : 'bids.compare.accept_gaps' })}
      </Button>
      <Button variant="quiet" size="small" onClick={() => ask('reject', id)}>
        {formatMessage({ id: 'bids.compare.reject' })}
      </Button>
    </Stack>
  );
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
      {withGaps === 0 ? null : (
        <Banner kind="broken" title={formatMessage({ id: 'bids.list.gap_banner' }, { count: withGaps })}>
          {formatMessage({ id: 'bids.list.gap_text' }, { total: project.conditions.length })}
        </Banner>
      )}
      <CompareMatrix
        conditions={conditions}
        bids={bids.map((bid) => compared(bid, factsOf(bid)))}
        closing={project.closingDate}
        renderAction={renderAction}
        renderContact={renderProfile}
      />
      <Typography variant="body2">{formatMessage({ id: 'bids.compare.accept_note' })}</Typography>
      {asked?.what === 'accept' ? (
        <AcceptDialog
          project={project}
          bid={asked.bid}
          others={bids.length - 1}
          onAccepted={onAccepted}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked?.what === 'reject' ? <RejectDialog bid={asked.bid} onClose={() => setAsked(undefined)} /> : null}
    </Stack>
  );
}
