import { Inject, Injectable } from '@nestjs/common';
import { bidMachine, conditionMachine, decide, type BidLine, type PaymentTiming, type ProjectState } from '@cw/domain';
import { mustMove } from '../../common/errors/must.js';
import { EventBus } from '../../common/events/event-bus.js';
import {
  ConditionRepository,
  PROJECT_INVOICES,
  ProjectTransaction,
  type ProjectInvoices,
  type SettlementAgent,
  type SettlementAgentInput,
} from '../projects/index.js';
import { coverage } from './bid-coverage.js';
import { aboutBid } from './bid-events.js';
import type { LockedBid } from './bid-gate.js';
import { BidRepository } from './bid.repository.js';

const agentOf = (input: SettlementAgentInput | null): SettlementAgent | null =>
  input && {
    name: input.name,
    company: input.company || null,
    email: input.email || null,
    fileNumber: input.fileNumber || null,
  };

interface Award {
  readonly to: ProjectState;
  readonly lines: readonly BidLine[];
  readonly paymentTiming: PaymentTiming;
  readonly settlementAgent: SettlementAgentInput | null;
}

/** What follows an accepted bid: the project is under way, its conditions have somebody or nobody, the rivals are told. */
@Injectable()
export class AwardProject {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly conditions: ConditionRepository,
    private readonly bids: BidRepository,
    private readonly events: EventBus,
    @Inject(PROJECT_INVOICES) private readonly invoices: ProjectInvoices,
  ) {}

  async execute(locked: LockedBid, award: Award): Promise<void> {
    const { to, lines, paymentTiming, settlementAgent } = award;
    const { actor, project, bid } = locked;
    const changes = {
      contractorId: bid.contractorId,
      acceptedBidId: bid.id,
      paymentTiming,
      agreedStartDate: bid.startDate,
    };
    await this.transaction.save(locked, { event: 'accept_bid', to, changes });
    await this.awardConditions(locked, lines);
    if (paymentTiming === 'at_closing') await this.invoices.onAgreedAtClosing(project.id, agentOf(settlementAgent));
    const { amountCents } = bid;
    await this.events.emit('bid.accepted', { ...aboutBid(actor, project, bid), amountCents, paymentTiming });
    await this.rejectRivals(locked);
  }

  private async awardConditions({ actor, conditions }: LockedBid, lines: readonly BidLine[]): Promise<void> {
    const lineOf = new Map(coverage(lines, conditions).map((line) => [line.conditionId, line]));
    for (const condition of conditions) {
      const line = lineOf.get(condition.id);
      const event = line === undefined || line.included ? 'award' : 'leave_out';
      const to = mustMove(decide(conditionMachine, { state: condition.state, event, as: ['owner'] }), condition.state);
      const awardedAmountCents = line?.included ? line.amountCents : null;
      await this.conditions.saveTransition(condition, {
        event,
        to,
        actorId: actor.userId,
        changes: { awardedAmountCents },
      });
    }
  }

  private async rejectRivals({ actor, project, bid, bids }: LockedBid): Promise<void> {
    for (const rival of bids.filter(({ id, status }) => id !== bid.id && status === 'pending')) {
      const to = mustMove(decide(bidMachine, { state: rival.status, event: 'reject', as: ['system'] }), rival.status);
      await this.bids.saveTransition(rival, { event: 'reject', to, actorId: actor.userId });
      await this.events.emit('bid.rejected', aboutBid(actor, project, rival));
    }
  }
}
