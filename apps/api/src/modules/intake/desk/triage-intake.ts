import { Injectable } from '@nestjs/common';
import { awaitsFirstAnswer, cents, type Actor, type IntakeEvent } from '@cw/domain';
import type { AuditFacts } from '../../../common/audit/audit-entry.entity.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { newId } from '../../../common/ids.js';
import { IntakeOfferEntity, IntakeOfferLineEntity } from '../intake-offer.entity.js';
import { IntakeQuestionEntity } from '../intake-question.entity.js';
import { IntakeLetters } from '../intake-letters.js';
import { IntakeRepository } from '../intake.repository.js';
import type { SendOffer } from './dto/triage.input.js';
import { IntakeDeskRepository } from './intake-desk.repository.js';
import { IntakeGate, type LockedIntake } from './intake-gate.js';
import { offerFaults } from './offer-rules.js';
import { OfferedRepairs } from './offered-repairs.js';

/** INT-08: what staff say to a submitter until an offer is approved. */
@Injectable()
export class TriageIntake {
  constructor(
    private readonly gate: IntakeGate,
    private readonly intakes: IntakeRepository,
    private readonly desk: IntakeDeskRepository,
    private readonly offered: OfferedRepairs,
    private readonly letters: IntakeLetters,
    private readonly clock: Clock,
  ) {}

  /** Somebody looks; the submitter was told nothing yet, so the promised hours run on. */
  begin(actor: Actor, id: string): Promise<void> {
    return this.gate.act(actor, id, async (locked) => {
      const reviewedAt = this.clock.now();
      await this.move(locked, 'begin_review', { changes: { reviewedAt } });
      return { action: 'intake.review_begun' };
    });
  }

  ask(actor: Actor, id: string, question: string): Promise<void> {
    return this.gate.act(actor, id, async (locked) => {
      const late = this.lateness(locked);
      await this.move(locked, 'ask');
      const asked = Object.assign(new IntakeQuestionEntity(), {
        id: newId(),
        intakeId: id,
        question,
        askedAt: this.clock.now(),
        askedBy: actor.userId,
        answer: null,
        answeredAt: null,
      });
      await this.desk.ask(asked);
      await this.letters.order(locked.intake, 'question');
      return { action: 'intake.asked', after: { questionId: asked.id, ...late } };
    });
  }

  decline(actor: Actor, id: string, reason: string): Promise<void> {
    return this.gate.act(actor, id, async (locked) => {
      const late = this.lateness(locked);
      await this.move(locked, 'decline', { reason });
      await this.letters.order(locked.intake, 'declined');
      return { action: 'intake.declined', reason, after: late };
    });
  }

  /** COND-02: a ceiling and who pays, for each repair; the next revision after one that was refused. */
  offer(actor: Actor, id: string, { lines, message }: SendOffer): Promise<void> {
    return this.gate.act(actor, id, async (locked) => {
      const late = this.lateness(locked);
      await this.move(locked, 'send_offer');
      const faults = offerFaults(lines, await this.offered.openIds(id));
      if (faults.length > 0) throw new DomainError('request.invalid', { faults });
      const [latest] = await this.desk.offersOf(id);
      const offer = Object.assign(new IntakeOfferEntity(), {
        id: newId(),
        intakeId: id,
        revision: (latest?.offer.revision ?? 0) + 1,
        sentAt: this.clock.now(),
        sentBy: actor.userId,
        message: message || null,
        answer: null,
        answeredAt: null,
        reason: null,
      });
      await this.desk.send(
        offer,
        lines.map((line) => lineOf(offer.id, line)),
      );
      await this.letters.order(locked.intake, 'offer');
      const totalCents = lines.reduce((sum, { ceilingCents }) => sum + ceilingCents, 0);
      return {
        action: 'intake.offered',
        after: { revision: offer.revision, lines: lines.length, totalCents, ...late },
      };
    });
  }

  /** Whether the first answer comes in the promised hours; of a later one there is nothing to say. */
  private lateness({ intake }: LockedIntake): AuditFacts {
    return awaitsFirstAnswer(intake) ? { late: this.clock.now() >= intake.reviewDueAt } : {};
  }

  private move(
    { actor, intake }: LockedIntake,
    event: IntakeEvent,
    more: Pick<Parameters<IntakeRepository['move']>[1], 'reason' | 'changes'> = {},
  ): Promise<void> {
    return this.intakes.move(intake, { event, as: ['admin'], actorId: actor.userId, ...more });
  }
}

const lineOf = (offerId: string, { repairId, ceilingCents, responsibleParty, note }: SendOffer['lines'][number]) =>
  Object.assign(new IntakeOfferLineEntity(), {
    offerId,
    repairId,
    ceilingCents: cents(ceilingCents),
    responsibleParty,
    note: note || null,
  });
