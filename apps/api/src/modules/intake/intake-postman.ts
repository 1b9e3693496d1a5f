import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Mail } from '../../common/mail/mail.js';
import { Mailer } from '../../common/mail/mailer.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { IntakeLetterWriter } from './intake-letter-writer.js';
import { SEND_INTAKE_LETTER, type IntakeLetterKind, type IntakeLetterOrder } from './intake-letters.js';
import { IntakeLinks } from './intake-links.js';
import { IntakeRepository } from './intake.repository.js';

/** Sends what was ordered, with the link as it is by then. The letter has a secret in it, so it stands in no outbox. */
@Injectable()
export class IntakePostman implements OnModuleInit {
  constructor(
    private readonly mailer: Mailer,
    private readonly unitOfWork: UnitOfWork,
    private readonly intakes: IntakeRepository,
    private readonly links: IntakeLinks,
    private readonly writer: IntakeLetterWriter,
  ) {}

  onModuleInit(): void {
    this.mailer.define<IntakeLetterOrder>(SEND_INTAKE_LETTER, async ({ intakeId, kind }) => {
      const mail = await this.unitOfWork.run(() => this.write(intakeId, kind));
      if (mail) await this.mailer.deliver(mail);
    });
  }

  private async write(intakeId: string, kind: IntakeLetterKind): Promise<Mail | undefined> {
    const intake = await this.intakes.findForUpdate(intakeId);
    if (!intake) return undefined;
    // The server's key may be another one by now; the link in the letter is the one that works.
    const tokenHash = this.links.hashFor(intake);
    if (!intake.tokenHash?.equals(tokenHash)) await this.intakes.save(Object.assign(intake, { tokenHash }));
    return this.writer.write(intake, kind);
  }
}
