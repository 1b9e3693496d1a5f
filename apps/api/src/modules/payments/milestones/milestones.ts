import { Injectable } from '@nestjs/common';
import {
  decide,
  paymentMachine,
  serviceFee,
  type AttentionReason,
  type Cents,
  type PaymentEvent,
  type PaymentGuard,
  type PaymentParty,
  type PaymentState,
} from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { mustMove } from '../../../common/errors/must.js';
import { newId } from '../../../common/ids.js';
import { StateHistory } from '../../../common/persistence/state-history.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import type { AcceptedBidMoney } from '../../projects/index.js';
import { Attention } from './attention.js';
import { MilestoneEntity } from './milestone.entity.js';

/** Who moves a milestone, and the facts that the move's guards ask for. */
interface Move {
  readonly event: PaymentEvent;
  readonly as: readonly PaymentParty[];
  readonly guards?: Partial<Record<PaymentGuard, boolean>>;
  readonly actorId: string | null;
  readonly reason?: string | null;
}

const ENTITY = paymentMachine.name;

/** Where to go back to. A charge-back keeps what a dispute of the parties remembers. */
function remember(milestone: MilestoneEntity, from: PaymentState): void {
  const to = milestone.state;
  if (to === from) return;
  milestone.stateBeforeChargeBack = to === 'charged_back' ? from : null;
  if (to === 'charged_back' || (from === 'charged_back' && to === 'disputed')) return;
  milestone.previousState = to === 'disputed' ? from : null;
}

/** Milestones as rows: locked before anything of theirs is read, moved only along the table, each move in the history. */
@Injectable()
export class Milestones {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly history: StateHistory,
    private readonly attention: Attention,
    private readonly clock: Clock,
  ) {}

  async create(accepted: AcceptedBidMoney): Promise<MilestoneEntity> {
    const milestone = this.rows.create({
      ...accepted,
      id: newId(),
      feeCents: serviceFee(accepted.totalCents),
      state: paymentMachine.initial,
      previousState: null,
      stateBeforeChargeBack: null,
      frozen: false,
      attentionReason: null,
      unseenReasons: [],
      approvedAt: null,
    });
    await this.rows.save(milestone);
    const { id, state } = milestone;
    await this.history.record({
      entity: ENTITY,
      entityId: id,
      from: null,
      to: state,
      event: 'accept',
      actorId: accepted.ownerId,
    });
    return milestone;
  }

  async lock(id: string): Promise<MilestoneEntity> {
    return this.rows.findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Refuses with 404 what nobody knows. */
  async lockKnown(id: string): Promise<MilestoneEntity> {
    const milestone = await this.rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!milestone) throw new DomainError('payment.not_found');
    return milestone;
  }

  async lockOfProject(projectId: string): Promise<MilestoneEntity | null> {
    return this.rows.findOne({ where: { projectId }, lock: { mode: 'pessimistic_write' } });
  }

  async findOfProject(projectId: string): Promise<MilestoneEntity | null> {
    return this.rows.findOneBy({ projectId });
  }

  async find(id: string): Promise<MilestoneEntity | null> {
    return this.rows.findOneBy({ id });
  }

  async findById(id: string): Promise<MilestoneEntity> {
    return this.rows.findOneByOrFail({ id });
  }

  /** Moves a locked milestone; refuses with 409 and the present state what the table does not allow. */
  async move(milestone: MilestoneEntity, move: Move): Promise<void> {
    const from = milestone.state;
    const previous = (from === 'charged_back' ? milestone.stateBeforeChargeBack : milestone.previousState) ?? undefined;
    const attempt = {
      state: from,
      event: move.event,
      as: move.as,
      guards: move.guards ?? {},
      ...(previous && { previous }),
    };
    const to = mustMove(decide(paymentMachine, attempt), from);
    milestone.state = to;
    remember(milestone, from);
    await this.rows.save(milestone);
    const { event, actorId, reason = null } = move;
    await this.history.record({ entity: ENTITY, entityId: milestone.id, from, to, event, actorId, reason });
  }

  /** The sides made up while a bank was deciding: after that, the work goes on where it was. */
  async forgetInterruptedDispute(milestone: MilestoneEntity): Promise<void> {
    if (milestone.state !== 'charged_back' || milestone.stateBeforeChargeBack !== 'disputed') return;
    milestone.stateBeforeChargeBack = milestone.previousState;
    milestone.previousState = null;
    await this.rows.save(milestone);
  }

  /** Another price that both sides agreed on; the fee follows it. */
  async setTotal(milestone: MilestoneEntity, totalCents: Cents): Promise<void> {
    milestone.totalCents = totalCents;
    milestone.feeCents = serviceFee(totalCents);
    await this.rows.save(milestone);
  }

  /** Calls staff to a milestone. What no record shows calls them until they say that they have seen it. */
  async flag(milestone: MilestoneEntity, reason: AttentionReason): Promise<void> {
    const standing = await this.attention.standing(milestone.id);
    const { unseenReasons } = milestone;
    const isNew = !standing.includes(reason) && !unseenReasons.includes(reason);
    if (isNew) milestone.unseenReasons = [...unseenReasons, reason];
    await this.callFor(milestone, standing);
  }

  /** Something has ended: what still stands calls staff, or what they have not seen, or nothing. */
  async settle(milestone: MilestoneEntity): Promise<void> {
    if (milestone.attentionReason === null) return;
    await this.callFor(milestone, await this.attention.standing(milestone.id));
  }

  /** What no record shows is made good: these reasons no longer call anybody. */
  async unflag(milestone: MilestoneEntity, ...reasons: readonly AttentionReason[]): Promise<void> {
    milestone.unseenReasons = milestone.unseenReasons.filter((unseen) => !reasons.includes(unseen));
    await this.settle(milestone);
  }

  /** Staff have looked; answers at what. Refuses with 409 while something stands, and when nobody is called. */
  async see(milestone: MilestoneEntity): Promise<readonly AttentionReason[]> {
    const { state, attentionReason, unseenReasons } = milestone;
    const isStanding = (await this.attention.standing(milestone.id)).length > 0;
    if (isStanding || attentionReason === null) throw new DomainError('state.conflict', { extra: { state } });
    milestone.unseenReasons = [];
    await this.callFor(milestone, []);
    return unseenReasons;
  }

  async setFrozen(milestone: MilestoneEntity, frozen: boolean): Promise<void> {
    if (milestone.frozen === frozen) return;
    milestone.frozen = frozen;
    await this.rows.save(milestone);
    const { id, state } = milestone;
    const event = frozen ? 'freeze' : 'unfreeze';
    await this.history.record({ entity: ENTITY, entityId: id, from: state, to: state, event, actorId: null });
  }

  async setApproved(milestone: MilestoneEntity): Promise<void> {
    milestone.approvedAt = this.clock.now();
    await this.rows.save(milestone);
  }

  private async callFor(milestone: MilestoneEntity, standing: readonly AttentionReason[]): Promise<void> {
    milestone.attentionReason = standing[0] ?? milestone.unseenReasons[0] ?? null;
    await this.rows.save(milestone);
  }

  private get rows() {
    return this.unitOfWork.repository(MilestoneEntity);
  }
}
