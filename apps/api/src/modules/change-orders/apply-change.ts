import { Inject, Injectable } from '@nestjs/common';
import { actingSides, addCents, conditionMachine, decide, type ConditionEvent, type ConditionParty } from '@cw/domain';
import { mustMove } from '../../common/errors/must.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import {
  ConditionRepository,
  conditionWords,
  newCondition,
  PROJECT_MONEY,
  type ConditionEntity,
  type ProjectMoney,
} from '../projects/index.js';
import type { LockedChange } from './change-order-gate.js';
import type { ChangeOrderLineEntity } from './change-order.entity.js';
import { ChangeOrderRepository } from './change-order.repository.js';

/** Both sides agreed: conditions, days and money follow, and the accepted bid stays as it was. */
@Injectable()
export class ApplyChange {
  constructor(
    private readonly conditions: ConditionRepository,
    private readonly changes: ChangeOrderRepository,
    private readonly history: StateHistory,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
  ) {}

  async execute(locked: LockedChange, lines: readonly ChangeOrderLineEntity[]): Promise<void> {
    const { actor, project, parties, change, conditions } = locked;
    for (const line of lines) await this.applyLine(locked, line);
    project.extraDays += change.days;
    project.conditionWords = conditionWords(conditions);
    await this.money.onChanged({
      projectId: project.id,
      changeOrderId: change.id,
      amountDeltaCents: change.amountDeltaCents,
      actorId: actor.userId,
      as: actingSides(parties),
    });
  }

  private async applyLine(locked: LockedChange, line: ChangeOrderLineEntity): Promise<void> {
    if (line.kind === 'add') return this.add(locked, line);
    const condition = locked.conditions.find(({ id }) => id === line.conditionId);
    if (!condition) throw new Error(`Change ${line.changeOrderId} is about no condition of its project`);
    if (line.kind === 'drop') return this.move(locked, condition, 'drop');
    return this.reprice(locked, condition, line);
  }

  private async reprice(locked: LockedChange, condition: ConditionEntity, line: ChangeOrderLineEntity): Promise<void> {
    // Without a price of its own the bid covers it with all the others, and only the total changes.
    if (condition.awardedAmountCents !== null) {
      condition.awardedAmountCents = addCents(condition.awardedAmountCents, line.amountDeltaCents);
      await this.conditions.save([condition]);
    }
    await this.history.record({
      entity: 'condition',
      entityId: condition.id,
      from: condition.state,
      to: condition.state,
      event: 'change',
      actorId: locked.actor.userId,
      reason: line.note,
    });
  }

  private async add(locked: LockedChange, line: ChangeOrderLineEntity): Promise<void> {
    const { project, conditions } = locked;
    const title = line.title ?? '';
    const number = Math.max(0, ...conditions.map((condition) => condition.number)) + 1;
    const condition = newCondition(project.id, number, {
      title,
      category: line.category ?? project.category,
      location: line.location ?? '',
      scope: line.note ?? title,
    });
    condition.awardedAmountCents = line.amountDeltaCents;
    await this.conditions.save([condition]);
    conditions.push(condition);
    line.conditionId = condition.id;
    await this.changes.saveLine(line);
    await this.move(locked, condition, 'award');
    if (project.work !== 'not_started') await this.move(locked, condition, 'start');
  }

  // Both sides stand behind it, whoever of them said the last word.
  private async move(locked: LockedChange, condition: ConditionEntity, event: ConditionEvent): Promise<void> {
    const as: ConditionParty[] = ['owner', 'awarded_contractor'];
    const from = condition.state;
    const to = mustMove(decide(conditionMachine, { state: from, event, as, guards: { both_agreed: true } }), from);
    const changes = event === 'drop' ? { awardedAmountCents: null } : {};
    await this.conditions.saveTransition(condition, { event, to, actorId: locked.actor.userId, changes });
  }
}
