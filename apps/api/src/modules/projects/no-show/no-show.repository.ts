import { Injectable } from '@nestjs/common';
import { noShowMachine, staffStates, type NoShowEvent } from '@cw/domain';
import { In } from 'typeorm';
import { StateHistory } from '../../../common/persistence/state-history.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { NoShowEntity } from './no-show.entity.js';

interface Move {
  readonly from: NoShowEntity['state'] | null;
  readonly event: NoShowEvent | 'report';
  readonly actorId: string;
}

/** What waits for staff. */
const CONTESTED = { state: In([...staffStates('noShow')]) };

@Injectable()
export class NoShowRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly history: StateHistory,
  ) {}

  find(id: string): Promise<NoShowEntity | null> {
    return this.unitOfWork.repository(NoShowEntity).findOneBy({ id });
  }

  /** A project has one at most: it ended with it. */
  ofProject(projectId: string): Promise<NoShowEntity | null> {
    return this.unitOfWork.repository(NoShowEntity).findOneBy({ projectId });
  }

  /** What waits for staff, longest first. */
  contested(limit: number): Promise<NoShowEntity[]> {
    return this.unitOfWork
      .repository(NoShowEntity)
      .find({ where: CONTESTED, order: { answeredAt: 'ASC', id: 'ASC' }, take: limit });
  }

  countContested(): Promise<number> {
    return this.unitOfWork.repository(NoShowEntity).countBy(CONTESTED);
  }

  /** The project's row is locked before. What was written in an answer stands in the row, never in the history. */
  async save(noShow: NoShowEntity, { from, event, actorId }: Move): Promise<void> {
    await this.unitOfWork.repository(NoShowEntity).save(noShow);
    const { id: entityId, state: to } = noShow;
    await this.history.record({ entity: noShowMachine.name, entityId, from, to, event, actorId });
  }
}
