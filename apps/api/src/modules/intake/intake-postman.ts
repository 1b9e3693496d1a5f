import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { Mailer } from '../../common/mail/mailer.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { IntakeLetterWriter } from './intake-letter-writer.js';
import { SEND_INTAKE_LETTER, type IntakeLetterOrder } from './intake-letters.js';
import { IntakeRepository } from './intake.repository.js';

/** Sends what was ordered, with the link as it is by then. The letter has a secret in it, so it stands in no outbox. */
@Injectable()
export class IntakePostman implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    private readonly unitOfWork: UnitOfWork,
    private readonly intakes: IntakeRepository,
    private readonly writer: IntakeLetterWriter,
  ) {}

  onModuleInit(): void {
    this.jobs.define<IntakeLetterOrder>(SEND_INTAKE_LETTER, async ({ intakeId, kind }) => {
      const mail = await this.unitOfWork.run(async () => {
        const intake = await this.intakes.find(intakeId);
        return intake ? this.writer.write(intake, kind) : undefined;
      });
      if (mail) await this.mailer.deliver(mail);
    });
  }
}
