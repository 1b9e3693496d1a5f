import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { newId } from '../ids.js';
import { StateChangeEntity } from './state-change.entity.js';
import { tellChange, type StateChange } from './state-changes.js';
import { UnitOfWork } from './unit-of-work.js';

/** Writes and reads the history of records. `record` belongs inside the transaction of the change itself. */
@Injectable()
export class StateHistory {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async record(change: StateChange): Promise<void> {
    const row = { ...change, id: newId(), reason: change.reason ?? null, at: this.clock.now() };
    await this.unitOfWork.repository(StateChangeEntity).insert(row);
    tellChange(change);
  }

  /** Oldest first. */
  async of(entity: string, entityId: string): Promise<StateChangeEntity[]> {
    return this.unitOfWork
      .repository(StateChangeEntity)
      .find({ where: { entity, entityId }, order: { at: 'ASC', id: 'ASC' } });
  }
}
