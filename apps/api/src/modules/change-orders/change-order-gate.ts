import { Injectable } from '@nestjs/common';
import { isInTime, type Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { ProjectReader, ProjectTransaction, type LockedProject } from '../projects/index.js';
import type { ChangeOrderEntity } from './change-order.entity.js';
import { ChangeOrderRepository } from './change-order.repository.js';

export interface LockedChange extends LockedProject {
  readonly change: ChangeOrderEntity;
  /** Its clock still runs: what ends it may come around a little later. */
  readonly isInTime: boolean;
}

/** Changes are the two sides' and staff's own: nobody else is told that there are any. */
@Injectable()
export class ChangeOrderGate {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly reader: ProjectReader,
    private readonly changes: ChangeOrderRepository,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` with the project's row locked, then its conditions, then the change. */
  async locked<T>(actor: Actor, id: string, work: (locked: LockedChange) => Promise<T>): Promise<T> {
    const known = await this.changes.find(id);
    if (!known || !(await this.reader.knows(actor, known.projectId))) throw new DomainError('change_order.not_found');
    return this.transaction.locked(actor, known.projectId, async (locked) => {
      const change = await this.changes.findForUpdate(id);
      if (!change || locked.parties.length === 0) throw new DomainError('change_order.not_found');
      return work({ ...locked, change, isInTime: isInTime(change.answerDueAt, this.clock.now()) });
    });
  }
}
