import { Injectable } from '@nestjs/common';
import type { Actor, Locale } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import type { SendSupportMessage } from './dto/send-support-message.input.js';
import { SEND_SUPPORT_LETTER, SUPPORT_LETTERS, type SupportLetterOrder } from './support-letters.js';
import { SupportMessageEntity } from './support-message.entity.js';

/** SUP-01: takes in what people write. What is acknowledged stands in the table and in the queue, or nowhere. */
@Injectable()
export class SupportInbox {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  async take(actor: Actor | null, { website = '', ...written }: SendSupportMessage, locale: Locale): Promise<void> {
    const id = newId();
    await this.unitOfWork.run(async () => {
      const beside = { id, locale, userId: actor?.userId ?? null, flagged: website.trim() !== '' };
      const unanswered = { answeredAt: null, answeredBy: null };
      const messages = this.unitOfWork.repository(SupportMessageEntity);
      await messages.save(Object.assign(new SupportMessageEntity(), { ...written, ...beside, ...unanswered }));
      // The queue keeps nobody's words: a letter is written at the moment of its sending.
      for (const letter of SUPPORT_LETTERS) {
        await this.jobs.enqueue(SEND_SUPPORT_LETTER, { messageId: id, letter } satisfies SupportLetterOrder);
      }
    });
  }
}
