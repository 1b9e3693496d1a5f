import { Injectable } from '@nestjs/common';
import type { ChangeLapseCause, ChangeOrderState } from '@cw/domain';
import { In } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { groupBy } from '../../common/group-by.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ChangeOrderEntity, ChangeOrderLineEntity } from './change-order.entity.js';

/** A change with its lines, in their order. */
export interface ChangeWithLines {
  readonly change: ChangeOrderEntity;
  readonly lines: readonly ChangeOrderLineEntity[];
}

interface Answer {
  readonly to: ChangeOrderState;
  /** Null when something overtook it, which `lapseCause` names. */
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly lapseCause?: ChangeLapseCause;
}

@Injectable()
export class ChangeOrderRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<ChangeOrderEntity | null> {
    return this.unitOfWork.repository(ChangeOrderEntity).findOneBy({ id });
  }

  /** The project's row is locked before, always in this order. */
  findForUpdate(id: string): Promise<ChangeOrderEntity | null> {
    return this.unitOfWork
      .repository(ChangeOrderEntity)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  findOpen(projectId: string): Promise<ChangeOrderEntity | null> {
    return this.unitOfWork.repository(ChangeOrderEntity).findOneBy({ projectId, state: 'proposed' });
  }

  count(projectId: string): Promise<number> {
    return this.unitOfWork.repository(ChangeOrderEntity).countBy({ projectId });
  }

  /** Newest first; the whole of them, as a project has few. */
  async ofProject(projectId: string): Promise<ChangeWithLines[]> {
    const changes = await this.unitOfWork
      .repository(ChangeOrderEntity)
      .find({ where: { projectId }, order: { number: 'DESC' } });
    return this.withLines(changes);
  }

  /** What a person proposed or answered, oldest first. */
  async ofPerson(userId: string): Promise<ChangeWithLines[]> {
    const changes = await this.unitOfWork.repository(ChangeOrderEntity).find({
      where: [{ proposerId: userId }, { answeredById: userId }],
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return this.withLines(changes);
  }

  async withLines(changes: readonly ChangeOrderEntity[]): Promise<ChangeWithLines[]> {
    if (changes.length === 0) return [];
    const rows = await this.unitOfWork.repository(ChangeOrderLineEntity).find({
      where: { changeOrderId: In(changes.map(({ id }) => id)) },
      order: { changeOrderId: 'ASC', position: 'ASC' },
    });
    const lines = groupBy(rows, ({ changeOrderId }) => changeOrderId);
    return changes.map((change) => ({ change, lines: lines.get(change.id) ?? [] }));
  }

  async add({ change, lines }: ChangeWithLines): Promise<void> {
    await this.unitOfWork.repository(ChangeOrderEntity).save(change);
    await this.unitOfWork.repository(ChangeOrderLineEntity).insert([...lines]);
  }

  async saveLine(line: ChangeOrderLineEntity): Promise<void> {
    await this.unitOfWork.repository(ChangeOrderLineEntity).save(line);
  }

  /** The one place where a change's state is written: the row, from the state it was read in. */
  async answer(change: ChangeOrderEntity, answer: Answer): Promise<void> {
    const from = change.state;
    const now = this.clock.now();
    const changed = {
      state: answer.to,
      answeredAt: now,
      answeredById: answer.actorId,
      answerReason: answer.reason,
      lapseCause: answer.lapseCause ?? null,
      updatedAt: now,
    };
    const result = await this.unitOfWork.repository(ChangeOrderEntity).update({ id: change.id, state: from }, changed);
    if (result.affected !== 1) throw new DomainError('state.conflict', { extra: { state: from } });
    Object.assign(change, changed, { version: change.version + 1 });
  }
}
