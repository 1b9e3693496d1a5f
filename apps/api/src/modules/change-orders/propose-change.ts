import { Injectable } from '@nestjs/common';
import { CHANGE_ORDER_LIMITS, changeOf, changeOrderMachine, type Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { ClockStarts, ProjectTransaction, type ChangeSide, type LockedProject } from '../projects/index.js';
import { newLines } from './change-lines.js';
import { ChangeOrderAnnouncer } from './change-order-announcer.js';
import { ChangeOrderEntity } from './change-order.entity.js';
import { ChangeOrderRepository, type ChangeWithLines } from './change-order.repository.js';
import { isChangeable, sideOf } from './change-order-side.js';
import { ChangeOrderViews } from './change-order-views.js';
import { ChangeTerms } from './change-terms.js';
import type { ProposeChange } from './dto/change-order.input.js';
import type { ChangeOrderView } from './dto/change-order.response.js';

/** Either side proposes; the accepted bid stays as it is, and nothing changes until the other side agrees. */
@Injectable()
export class ProposeChangeUseCase {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly changes: ChangeOrderRepository,
    private readonly terms: ChangeTerms,
    private readonly views: ChangeOrderViews,
    private readonly announcer: ChangeOrderAnnouncer,
    private readonly clocks: ClockStarts,
  ) {}

  execute(actor: Actor, projectId: string, input: ProposeChange): Promise<ChangeOrderView> {
    return this.transaction.locked(actor, projectId, async (locked) => {
      const side = await this.mayPropose(locked);
      const entry = await this.entryOf(locked, side, input);
      const { change, lines } = entry;
      await this.terms.mustFit(locked, { lines, days: change.days });
      const isOwnersRisk = side === 'owner' && (await this.terms.isTooLate(locked.project, change.days));
      if (isOwnersRisk && !input.acknowledgesLate) throw new DomainError('change_order.late_unacknowledged');
      await this.changes.add(entry);
      await this.announcer.proposed(locked, change);
      return this.views.one(locked, entry);
    });
  }

  private async mayPropose({ project, parties }: LockedProject): Promise<ChangeSide> {
    const side = sideOf(parties);
    if (side === undefined) throw new DomainError('access.denied');
    if (!isChangeable(project)) throw new DomainError('change_order.work_closed');
    if (await this.changes.findOpen(project.id)) throw new DomainError('change_order.already_open');
    return side;
  }

  private async entryOf(
    { actor, project }: LockedProject,
    proposedBy: ChangeSide,
    { reason, lines: inputs, days }: ProposeChange,
  ): Promise<ChangeWithLines> {
    const before = await this.changes.count(project.id);
    if (before >= CHANGE_ORDER_LIMITS.perProject) throw new DomainError('change_order.too_many');
    const id = newId();
    const lines = newLines(id, inputs ?? []);
    const change = Object.assign(new ChangeOrderEntity(), {
      id,
      projectId: project.id,
      number: before + 1,
      proposerId: actor.userId,
      proposedBy,
      reason,
      amountDeltaCents: changeOf(lines),
      days: days ?? 0,
      state: changeOrderMachine.initial,
      answerDueAt: await this.clocks.start(project, 'change_answer', { actorId: actor.userId }),
      answeredAt: null,
      answeredById: null,
      answerReason: null,
      lapseCause: null,
    });
    return { change, lines };
  }
}
