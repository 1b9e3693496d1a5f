import {
  bidMachine,
  comparableTotal,
  contractorPayout,
  decidesForClient,
  eventsFor,
  finishDate,
  serviceFee,
  ZERO_CENTS,
  type Actor,
  type BidLine,
  type BidParty,
  type Cents,
} from '@cw/domain';
import type { ContractorCard } from '../contractors/index.js';
import {
  partiesIn,
  type BidContractor,
  type BidLineView,
  type BidProject,
  type BidView,
  type Owned,
} from '../projects/index.js';
import { bidGaps } from './bid-coverage.js';
import type { BidEntity, BidLineEntity } from './bid.entity.js';
import type { BidWithLines } from './bid.repository.js';

interface PricedCondition {
  readonly id: string;
  readonly estimatedCostCents: Cents | null;
}

/** The project of a bid, as far as a bid's view needs it. */
export interface BidContext {
  readonly project: BidProject & Owned;
  readonly conditions: readonly PricedCondition[];
  readonly contractor: ContractorCard | undefined;
}

export const toBidLine = ({ conditionId, included, amountCents, note }: BidLineEntity): BidLine => ({
  conditionId,
  included,
  amountCents,
  note: note ?? undefined,
});

export function bidParties(actor: Actor, bid: Pick<BidEntity, 'contractorId'>, project: Owned): BidParty[] {
  const bidder: BidParty[] = bid.contractorId === actor.userId ? ['bidder'] : [];
  return decidesForClient(partiesIn(actor, project)) ? [...bidder, 'owner'] : bidder;
}

export function toBidView(
  actor: Actor,
  { bid, lines }: BidWithLines,
  { project, conditions, contractor }: BidContext,
): BidView {
  const gaps = bidGaps(lines.map(toBidLine), conditions);
  const estimates = gaps.map(
    (id) => conditions.find((condition) => condition.id === id)?.estimatedCostCents ?? ZERO_CENTS,
  );
  const events = project.status === 'open' ? eventsFor(bidMachine, bid.status, bidParties(actor, bid, project)) : [];
  return {
    id: bid.id,
    projectId: bid.projectId,
    contractorId: bid.contractorId,
    contractor: toBidContractor(bid.contractorId, contractor),
    amountCents: bid.amountCents,
    timeline: bid.timeline,
    workDescription: bid.workDescription,
    materials: bid.materials,
    startDate: bid.startDate,
    durationDays: bid.durationDays,
    finishDate:
      bid.startDate !== null && bid.durationDays !== null ? finishDate(bid.startDate, bid.durationDays) : null,
    acceptsAtClosing: bid.acceptsAtClosing,
    status: bid.status,
    lines: linesInOrder(lines, conditions),
    gaps,
    comparableTotalCents: comparableTotal(bid.amountCents, estimates),
    payoutCents: contractorPayout(bid.amountCents),
    feeCents: serviceFee(bid.amountCents),
    submittedAt: bid.createdAt.toISOString(),
    updatedAt: bid.updatedAt.toISOString(),
    actions: events,
    version: bid.version,
  };
}

const toBidContractor = (id: string, card: ContractorCard | undefined): BidContractor => ({
  id,
  name: card?.name ?? '',
  company: card?.company ?? null,
  rating: card?.rating ?? null,
  reviewCount: card?.reviewCount ?? 0,
  verified: card !== undefined && card.gaps.length === 0,
});

function linesInOrder(lines: readonly BidLineEntity[], conditions: readonly PricedCondition[]): BidLineView[] {
  const place = new Map(conditions.map(({ id }, index) => [id, index]));
  return [...lines]
    .sort((a, b) => (place.get(a.conditionId) ?? 0) - (place.get(b.conditionId) ?? 0))
    .map(({ conditionId, included, amountCents, note }) => ({ conditionId, included, amountCents, note }));
}
