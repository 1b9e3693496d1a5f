import { Inject, Injectable } from '@nestjs/common';
import { bidMachine, decide, gapsAcknowledged, type Actor, type BidLine, type PaymentTiming } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { mustMove } from '../../common/errors/must.js';
import { mustMoveProject, PROJECT_MONEY, type BidView, type ProjectMoney } from '../projects/index.js';
import { AwardProject } from './award-project.js';
import { bidGaps } from './bid-coverage.js';
import { BidGate, type LockedBid } from './bid-gate.js';
import { bidParties, toBidLine } from './bid.mapper.js';
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
    { paymentTiming, acknowledgedGaps, settlementAgent }: AcceptBidInput,
  ): Promise<BidView> {
    return this.gate.locked(actor, id, async (locked) => {
      const { project, conditions, bid } = locked;
      this.rules.mustStand(bid);
      const lines = await this.linesOf(locked);
      const gaps = bidGaps(lines, conditions);
      const right = await this.rules.rightOf(bid.contractorId);
      const to = mustMoveProject(project, {
        event: 'accept_bid',
        as: locked.parties,
        guards: {
          bid_pending: bid.status === 'pending',
          contractor_verified: right.gaps.length === 0,
          gaps_acknowledged: gapsAcknowledged(gaps, acknowledgedGaps ?? []),
        },
      });
      this.rules.mustBeLicensed(right, project, 'client');
      mustBeAgreed(locked, paymentTiming);
      await this.move(locked, gaps);
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

  private async move({ actor, bid, project }: LockedBid, acknowledgedGaps: string[]): Promise<void> {
    const as = bidParties(actor, bid, project);
    // The project's own guards were asked above, with the same facts.
    const guards = { project_open: true, contractor_verified: true };
    const to = mustMove(decide(bidMachine, { state: bid.status, event: 'accept', as, guards }), bid.status);
    await this.bids.saveTransition(bid, { event: 'accept', to, actorId: actor.userId, changes: { acknowledgedGaps } });
  }
}

function mustBeAgreed({ bid }: LockedBid, paymentTiming: PaymentTiming): void {
  if (paymentTiming === 'at_closing' && !bid.acceptsAtClosing) throw new DomainError('bid.at_closing_not_agreed');
}
