import { Injectable } from '@nestjs/common';
import type { IntakeOfferAnswer } from '@cw/domain';
import { IsNull } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { IntakeNews } from './intake-news.js';
import { IntakeOfferEntity } from './intake-offer.entity.js';
import { IntakeQuestionEntity } from './intake-question.entity.js';
import { IntakeSubmitter, type Submitter } from './intake-submitter.js';
import type { IntakeEntity } from './intake.entity.js';
import { IntakeRepository } from './intake.repository.js';

/** INT-08: what a submitter says to staff: an answer to their question, a yes or a no to their offer. */
@Injectable()
export class AnswerIntake {
  constructor(
    private readonly submitter: IntakeSubmitter,
    private readonly intakes: IntakeRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly news: IntakeNews,
    private readonly clock: Clock,
  ) {}

  answer(by: Submitter, answer: string): Promise<void> {
    return this.submitter.act(by, async (intake) => {
      await this.intakes.move(intake, { event: 'answer', as: ['submitter'], actorId: by.actorId });
      const open = { intakeId: intake.id, answeredAt: IsNull() };
      await this.unitOfWork.repository(IntakeQuestionEntity).update(open, { answer, answeredAt: this.clock.now() });
      await this.news.tellStaff('intake.answered', intake, by.actorId);
    });
  }

  approve(by: Submitter, revision: number): Promise<void> {
    return this.submitter.act(by, async (intake) => {
      await this.intakes.move(intake, { event: 'approve_offer', as: ['submitter'], actorId: by.actorId });
      await this.settle(intake, revision, { answer: 'approved', reason: null });
      await this.news.tellStaff('intake.offer_approved', intake, by.actorId);
    });
  }

  refuse(by: Submitter, revision: number, reason: string): Promise<void> {
    return this.submitter.act(by, async (intake) => {
      await this.intakes.move(intake, { event: 'refuse_offer', as: ['submitter'], actorId: by.actorId, reason });
      await this.settle(intake, revision, { answer: 'refused', reason });
      await this.news.tellStaff('intake.offer_refused', intake, by.actorId);
    });
  }

  /** The offer that was read, or none: another one may have come in the meantime. */
  private async settle(
    { id: intakeId }: IntakeEntity,
    revision: number,
    said: { readonly answer: IntakeOfferAnswer; readonly reason: string | null },
  ): Promise<void> {
    const { affected } = await this.unitOfWork
      .repository(IntakeOfferEntity)
      .update({ intakeId, revision, answer: IsNull() }, { ...said, answeredAt: this.clock.now() });
    if (affected !== 1) throw new DomainError('intake.offer_replaced');
  }
}
