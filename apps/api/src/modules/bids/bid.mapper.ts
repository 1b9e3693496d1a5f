import {
  bidHasExpired,
  bidMachine,
  comparableTotal,
  contractorPayout,
  decidesForClient,
  earliestToday,
  eventsFor,
  finishDate,
  licensedStates,
  papersEndingBefore,
  serviceFee,
  tradesWithoutLicense,
  ZERO_CENTS,
  type Actor,
  type BidLine,
  type BidParty,
  type Cents,
  type EndingPaper,
  type PlainDate,
  type ProjectCategory,
} from '@cw/domain';
import { EMPTY_RECORD, type ContractorCard, type ContractorRecord } from '../contractors/index.js';
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
  readonly category: ProjectCategory;
  readonly estimatedCostCents: Cents | null;
}

/** The project of a bid, as far as a bid's view needs it. */
export interface BidContext {
  readonly project: BidProject & Owned;
  readonly conditions: readonly PricedCondition[];
  readonly contractor: ContractorCard | undefined;
  readonly record: ContractorRecord | undefined;
  readonly now: Date;
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

export function toBidView(actor: Actor, { bid, lines }: BidWithLines, context: BidContext): BidView {
  const { conditions } = context;
  const gaps = bidGaps(lines.map(toBidLine), conditions);
  const estimates = gaps.map(
    (id) => conditions.find((condition) => condition.id === id)?.estimatedCostCents ?? ZERO_CENTS,
  );
  const isLicensed = isLicensedThere(context);
  return {
    id: bid.id,
    projectId: bid.projectId,
    contractorId: bid.contractorId,
    contractor: toBidContractor(bid.contractorId, context, isLicensed),
    amountCents: bid.amountCents,
    timeline: bid.timeline,
    workDescription: bid.workDescription,
    materials: bid.materials,
    startDate: bid.startDate,
    durationDays: bid.durationDays,
    finishDate: finishOf(bid),
    papersEnding: papersEnding(bid, context),
    tradesWithoutLicense: unlicensedTrades(gaps, context),
    acceptsAtClosing: bid.acceptsAtClosing,
    warrantyMonths: bid.warrantyMonths,
    validUntil: bid.validUntil,
    expiresAt: bid.expiresAt?.toISOString() ?? null,
    status: bid.status,
    endReason: bid.endReason,
    rejectReason: bid.rejectReason,
    acknowledgedGaps: bid.acknowledgedGaps,
    acknowledgedFinishDate: bid.acknowledgedFinishDate,
    lines: linesInOrder(lines, conditions),
    gaps,
    comparableTotalCents: comparableTotal(bid.amountCents, estimates),
    payoutCents: contractorPayout(bid.amountCents),
    feeCents: serviceFee(bid.amountCents),
    submittedAt: bid.createdAt.toISOString(),
    updatedAt: bid.updatedAt.toISOString(),
    actions: actionsOf(actor, bid, { ...context, isLicensed }),
    version: bid.version,
  };
}

/** What the reader may do now. Nobody accepts who is not licensed where the house is, until a renewed license counts. */
function actionsOf(
  actor: Actor,
  bid: BidEntity,
  { project, now, isLicensed }: BidContext & { readonly isLicensed: boolean },
): BidView['actions'] {
  if (project.status !== 'open' || bidHasExpired(bid, now)) return [];
  const events = eventsFor(bidMachine, bid.status, bidParties(actor, bid, project));
  return isLicensed ? events : events.filter((event) => event !== 'accept');
}

/** BID-05: whether it may work there today. Once the project is over, a license that ended since says nothing of it. */
function isLicensedThere({ project, contractor, now }: BidContext): boolean {
  if (contractor === undefined || !isUnderWay(project)) return true;
  return licensedStates(contractor.papers, earliestToday(now)).includes(project.state);
}

/** Afterwards there is nobody left to ask about papers. */
const isUnderWay = ({ status }: BidProject): boolean => status === 'open' || status === 'in_progress';

/** The last day of its work; null without planned days. */
export const finishOf = ({
  startDate,
  durationDays,
}: Pick<BidEntity, 'startDate' | 'durationDays'>): PlainDate | null =>
  startDate !== null && durationDays !== null ? finishDate(startDate, durationDays) : null;

/** CON-05: which papers would be over before the work is done; without planned days, before the closing. */
function papersEnding(bid: BidEntity, { project, contractor, now }: BidContext): EndingPaper[] {
  if (contractor === undefined || !isUnderWay(project)) return [];
  const day = finishOf(bid) ?? project.closingDate;
  return papersEndingBefore(contractor.papers, { today: earliestToday(now), day, state: project.state });
}

/** BID-05: of what the bid includes. */
function unlicensedTrades(
  gaps: readonly string[],
  { project, conditions, contractor, now }: BidContext,
): ProjectCategory[] {
  if (contractor === undefined || !isUnderWay(project)) return [];
  const trades = conditions.filter(({ id }) => !gaps.includes(id)).map(({ category }) => category);
  return tradesWithoutLicense(contractor.papers, { state: project.state, today: earliestToday(now), trades });
}

function toBidContractor(
  id: string,
  { contractor: card, record = EMPTY_RECORD }: BidContext,
  isLicensed: boolean,
): BidContractor {
  if (card === undefined) return { id, name: '', company: null, rating: null, reviewCount: 0, verified: false, record };
  const { name, company, rating, reviewCount, gaps } = card;
  return { id, name, company, rating, reviewCount, verified: gaps.length === 0 && isLicensed, record };
}

function linesInOrder(lines: readonly BidLineEntity[], conditions: readonly PricedCondition[]): BidLineView[] {
  const place = new Map(conditions.map(({ id }, index) => [id, index]));
  return [...lines]
    .sort((a, b) => (place.get(a.conditionId) ?? 0) - (place.get(b.conditionId) ?? 0))
    .map(({ conditionId, included, amountCents, allowance, note }) => ({
      conditionId,
      included,
      amountCents,
      allowance,
      note,
    }));
}
