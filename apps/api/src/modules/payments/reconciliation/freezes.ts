import { Injectable } from '@nestjs/common';
import { ChargeBackRecords } from '../charge-backs/charge-back-records.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import { Milestones } from '../milestones/milestones.js';
import { Release } from '../milestones/release.js';
import { attentionOf, Differences } from './differences.js';

/** What stops a milestone's money: a bank that has not decided, and a difference that nobody has looked into. */
@Injectable()
export class Freezes {
  constructor(
    private readonly chargeBacks: ChargeBackRecords,
    private readonly differences: Differences,
    private readonly milestones: Milestones,
    private readonly release: Release,
  ) {}

  /** Inside the unit of work that holds the milestone's lock: one of the two is over; money moves once neither stands. */
  async lift(milestone: MilestoneEntity): Promise<void> {
    if ((await this.chargeBacks.standing(milestone.id)).length > 0) {
      await this.milestones.flag(milestone, 'charge_disputed');
      return;
    }
    const difference = await this.differences.openAt(milestone.id);
    if (difference) {
      await this.milestones.flag(milestone, attentionOf(difference));
      return;
    }
    await this.milestones.setFrozen(milestone, false);
    await this.release.followApproval(milestone);
    await this.release.settle(milestone);
  }
}
