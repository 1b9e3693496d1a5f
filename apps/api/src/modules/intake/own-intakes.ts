import { Injectable, StreamableFile } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import { dispositionOf } from '../../common/storage/disposition.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { AnswerIntake } from './answer-intake.js';
import type { RefuseIntakeOffer } from './dto/intake-answer.input.js';
import type { IntakeView } from './dto/intake-view.response.js';
import { IntakeViews } from './intake-views.js';
import type { Submitter } from './intake-submitter.js';
import { IntakeRepository } from './intake.repository.js';

/** What a submitter does with a request, the same by the private link and in the account. Each answers how it stands then. */
@Injectable()
export class OwnIntakes {
  constructor(
    private readonly views: IntakeViews,
    private readonly answers: AnswerIntake,
    private readonly intakes: IntakeRepository,
    private readonly storage: FileStorage,
  ) {}

  read({ intake }: Submitter): Promise<IntakeView> {
    return this.views.of(intake);
  }

  async answer(by: Submitter, answer: string): Promise<IntakeView> {
    await this.answers.answer(by, answer);
    return this.after(by);
  }

  async approve(by: Submitter, revision: number): Promise<IntakeView> {
    await this.answers.approve(by, revision);
    return this.after(by);
  }

  async refuse(by: Submitter, { revision, reason }: RefuseIntakeOffer): Promise<IntakeView> {
    await this.answers.refuse(by, revision, reason);
    return this.after(by);
  }

  /** Their own paper, always as an attachment: nothing of it is opened in our origin. */
  async download({ intake }: Submitter, fileId: string): Promise<StreamableFile> {
    const file = await this.intakes.findFile(fileId);
    const stored = file?.intakeId === intake.id ? await this.storage.open(file.storageKey) : null;
    if (!file || !stored) throw new DomainError('file.not_found');
    return new StreamableFile(stored.stream, {
      type: file.contentType,
      length: stored.bytes,
      disposition: dispositionOf('attachment', file.name),
    });
  }

  private async after({ intake, refusal }: Submitter): Promise<IntakeView> {
    const moved = await this.intakes.find(intake.id);
    if (!moved) throw new DomainError(refusal);
    return this.views.of(moved);
  }
}
