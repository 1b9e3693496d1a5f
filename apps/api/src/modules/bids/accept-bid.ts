import { Inject, Injectable } from '@nestjs/common';
import {
  ACKNOWLEDGEMENT_FIELDS,
  acknowledgementsOf,
  bidMachine,
  canInvoiceAtClosing,
  decide,
  missingAcknowledgements,
  type Acknowledged,
  type AcknowledgementKind,
  type Actor,
  type BidAcknowledgement,
  type BidLine,
  type FieldFault,
  type PaymentTiming,
} from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { mustMove } from '../../common/errors/must.js';
import { mustMoveProject, PROJECT_MONEY, type BidView, type ProjectMoney } from '../projects/index.js';
import { AwardProject } from './award-project.js';
import { bidGaps } from './bid-coverage.js';
import { BidGate, type LockedBid } from './bid-gate.js';
import { bidParties, finishOf, toBidLine } from './bid.mapper.js';
import { BidRepository } from './bid.repository.js';
import { BidRules } from './bid-rules.js';
import { BidViews } from './bid-views.js';
import type { AcceptBidInput } from './dto/bid.input.js';

/** BID-03: of two accepts at once exactly one wins, because both wait for the project's row and the second sees it taken. */
@Injectable()
export class AcceptBid {
  constructor(
    private readonly gate: BidGate,
    private readonly bids: BidRepository,
    private readonly views: BidViews,
    private readonly rules: BidRules,
    private readonly award: AwardProject,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
  ) {}

  execute(
    actor: Actor,
    id: string,
    { paymentTiming, acknowledgedGaps, acknowledgedFinishDate, settlementAgent }: AcceptBidInput,
  ): Promise<BidView> {
    return this.gate.locked(actor, id, async (locked) => {
      const { project, conditions, bid } = locked;
      this.rules.mustStand(bid);
      const lines = await this.linesOf(locked);
      const needed = acknowledgementsOf({ gaps: bidGaps(lines, conditions), finishDate: finishOf(bid) }, project);
      const missing = missingAcknowledgements(needed, {
        gaps: acknowledgedGaps ?? [],
        finishDate: acknowledgedFinishDate ?? null,
      });
      const faults = faultsOf(missing);
      const right = await this.rules.rightOf(bid.contractorId);
      const to = mustMoveProject(project, {
        event: 'accept_bid',
        as: locked.parties,
        guards: {
          bid_pending: bid.status === 'pending',
          contractor_verified: right.gaps.length === 0,
          gaps_acknowledged: !has(missing, 'gap'),
          late_finish_acknowledged: !has(missing, 'late_finish'),
        },
        faults: { gaps_acknowledged: faults, late_finish_acknowledged: faults },
      });
      this.rules.mustBeLicensed(right, project, 'client');
      mustBeAgreed(locked, paymentTiming);
      await this.move(locked, acknowledgedOf(needed));
      await this.award.execute(locked, { to, lines, paymentTiming, settlementAgent: settlementAgent ?? null });
      await this.money.onAccepted({
        projectId: project.id,
        projectTitle: project.title,
        bidId: bid.id,
        ownerId: project.ownerId,
        contractorId: bid.contractorId,
        totalCents: bid.amountCents,
        paymentTiming,
      });
      return this.views.one(actor, locked, bid);
    });
  }

  private async linesOf({ bid }: LockedBid): Promise<BidLine[]> {
    const [stored] = await this.bids.withLines([bid]);
    return (stored?.lines ?? []).map(toBidLine);
  }

  private async move({ actor, bid, project }: LockedBid, acknowledged: Acknowledged): Promise<void> {
    const as = bidParties(actor, bid, project);
    // The project's own guards were asked above, with the same facts.
    const guards = { project_open: true, contractor_verified: true };
    const to = mustMove(decide(bidMachine, { state: bid.status, event: 'accept', as, guards }), bid.status);
    const changes = { acknowledgedGaps: [...acknowledged.gaps], acknowledgedFinishDate: acknowledged.finishDate };
    await this.bids.saveTransition(bid, { event: 'accept', to, actorId: actor.userId, changes });
  }
}

const has = (some: readonly BidAcknowledgement[], kind: AcknowledgementKind): boolean =>
  some.some((one) => one.kind === kind);

/** One fault a field, whatever of it is missing. */
const faultsOf = (missing: readonly BidAcknowledgement[]): FieldFault[] =>
  [...new Set(missing.map(({ kind }) => ACKNOWLEDGEMENT_FIELDS[kind]))].map((path) => ({ path, code: 'required' }));

/** What is kept with the acceptance: what the client had to know, and said. */
const acknowledgedOf = (needed: readonly BidAcknowledgement[]): Acknowledged => ({
  gaps: needed.flatMap((one) => (one.kind === 'gap' ? [one.conditionId] : [])),
  finishDate: needed.find((one) => one.kind === 'late_finish')?.late.finish ?? null,
});

/** Paid at closing: the contractor agreed to it, and the invoice can name the house to whoever settles it. */
function mustBeAgreed({ bid, project }: LockedBid, paymentTiming: PaymentTiming): void {
  if (paymentTiming !== 'at_closing') return;
  if (!bid.acceptsAtClosing) throw new DomainError('bid.at_closing_not_agreed');
  if (!canInvoiceAtClosing(project)) {
    const faults = [{ path: 'paymentTiming', code: 'not_allowed' as const }];
    throw new DomainError('bid.at_closing_needs_address', { faults });
  }
}
