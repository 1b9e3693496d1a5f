import { Injectable } from '@nestjs/common';
import { ZERO_CENTS, type Actor } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { ClosingStatements } from '../../invoices/index.js';
import { IntakeLetters } from '../intake-letters.js';
import { IntakeLinks } from '../intake-links.js';
import { IntakeRepository } from '../intake.repository.js';
import { FollowedProjects } from './followed-projects.js';
import { IntakeGate } from './intake-gate.js';

/** INT-08: the end of a request. */
@Injectable()
export class SettleIntake {
  constructor(
    private readonly gate: IntakeGate,
    private readonly intakes: IntakeRepository,
    private readonly followed: FollowedProjects,
    private readonly statements: ClosingStatements,
    private readonly letters: IntakeLetters,
    private readonly links: IntakeLinks,
  ) {}

  /** Only the money says that all is paid: what is on its way from a bank is not there yet. */
  settle(actor: Actor, id: string): Promise<void> {
    return this.gate.act(actor, id, async ({ intake }) => {
      await this.intakes.move(intake, { event: 'settle', as: ['admin'], actorId: actor.userId });
      const projectIds = (await this.followed.of(id)).map((project) => project.id);
      const { dueCents, onItsWayCents, totalCents } = await this.statements.of(projectIds);
      if (dueCents > ZERO_CENTS || onItsWayCents > ZERO_CENTS) throw new DomainError('intake.still_due');
      await this.letters.order(intake, 'closed');
      return { action: 'intake.settled', after: { totalCents } };
    });
  }

  /** A new private link; the one before stops working. In any state: the submitter may have lost it. */
  resendLink(actor: Actor, id: string): Promise<void> {
    return this.gate.act(actor, id, async ({ intake }) => {
      await this.intakes.save(Object.assign(intake, this.links.renewed(intake)));
      await this.letters.order(intake, 'staff_link');
      return { action: 'intake.link_resent', after: { linkRevision: intake.linkRevision } };
    });
  }
}
