import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { IntakeLetters } from '../intake-letters.js';
import { IntakeRepository } from '../intake.repository.js';
import { convertFaults, postOf, wholeIntake } from './convert-rules.js';
import type { ConvertIntake } from './dto/convert-intake.input.js';
import { IntakeGate } from './intake-gate.js';
import { IntakeOwner } from './intake-owner.js';
import { IntakePosts } from './intake-posts.js';
import { OfferedRepairs } from './offered-repairs.js';

/** COND-02, INT-08: an approved request becomes projects of its submitter, open for bids, with every detail. */
@Injectable()
export class ConvertIntakeUseCase {
  constructor(
    private readonly gate: IntakeGate,
    private readonly intakes: IntakeRepository,
    private readonly offered: OfferedRepairs,
    private readonly owner: IntakeOwner,
    private readonly posts: IntakePosts,
    private readonly letters: IntakeLetters,
  ) {}

  execute(actor: Actor, id: string, input: ConvertIntake): Promise<void> {
    return this.gate.act(actor, id, async ({ intake }) => {
      await this.intakes.move(intake, { event: 'convert', as: ['admin'], actorId: actor.userId });
      const offered = await this.offered.of(id);
      const projects = input.projects ?? [wholeIntake(offered)];
      const faults = convertFaults(projects, offered);
      if (faults.length > 0) throw new DomainError('request.invalid', { faults });
      const owner = await this.owner.forConversion(actor, intake);
      const posts = projects.map((said) => ({
        post: postOf(intake, said, { offered, isWhole: projects.length === 1 }),
        repairIds: said.repairs.map(({ repairId }) => repairId),
      }));
      const projectIds = await this.posts.post({ actor, ownerId: owner.id, intakeId: id }, posts);
      // An invited person's address is proven when they come, and the request is linked then.
      if (owner.emailVerifiedAt !== null) await this.intakes.save(Object.assign(intake, { userId: owner.id }));
      await this.letters.order(intake, 'scheduled');
      return { action: 'intake.converted', after: { projects: projectIds, ownerId: owner.id } };
    });
  }
}
