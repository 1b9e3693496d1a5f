import { Injectable } from '@nestjs/common';
import { doneRepairs } from '@cw/domain';
import { IntakeRepository } from '../intake.repository.js';
import type { OfferedRepair } from './convert-rules.js';
import { FollowedProjects } from './followed-projects.js';
import { IntakeDeskRepository } from './intake-desk.repository.js';

/** What an approved request still consists of. */
@Injectable()
export class OfferedRepairs {
  constructor(
    private readonly intakes: IntakeRepository,
    private readonly desk: IntakeDeskRepository,
    private readonly followed: FollowedProjects,
  ) {}

  /** The repairs that no completed project holds: all of them, until a first conversion. */
  async openIds(intakeId: string): Promise<string[]> {
    const done = doneRepairs(await this.followed.of(intakeId));
    return (await this.intakes.repairsOf(intakeId)).map(({ id }) => id).filter((id) => !done.has(id));
  }

  /** The same, with what was approved for them. */
  async of(intakeId: string): Promise<OfferedRepair[]> {
    const approved = await this.desk.approvedOffer(intakeId);
    const open = await this.openIds(intakeId);
    const repairs = await this.intakes.repairsOf(intakeId);
    return repairs.flatMap((repair) => {
      const line = approved?.lines.find(({ repairId }) => repairId === repair.id);
      return line && open.includes(repair.id) ? [{ repair, line }] : [];
    });
  }
}
