import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { Milestones } from '../milestones/milestones.js';
import { attentionOf, Differences, type NewDifference } from './differences.js';
import type { Run } from './reconciliation-runs.js';

/** Keeps a difference that somebody must look into. */
@Injectable()
export class StaffCall {
  constructor(
    private readonly differences: Differences,
    private readonly milestones: Milestones,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Nothing more is paid out of its milestone until somebody has looked; the same difference calls once. */
  async execute(run: Run, difference: Omit<NewDifference, 'state'>): Promise<void> {
    await this.unitOfWork.run(async () => {
      const isNew = await this.differences.record(run.id, { ...difference, state: 'open' });
      if (!isNew || difference.milestoneId === null) return;
      const milestone = await this.milestones.lock(difference.milestoneId);
      await this.milestones.flag(milestone, attentionOf(difference.kind));
      await this.milestones.setFrozen(milestone, true);
    });
  }
}
