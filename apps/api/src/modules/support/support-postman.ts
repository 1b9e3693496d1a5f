import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Mailer } from '../../common/mail/mailer.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { Throttle } from '../../common/throttle/throttle.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { messageLetter, receiptLetter, SEND_SUPPORT_LETTER, type SupportLetterOrder } from './support-letters.js';
import { SupportMessageEntity } from './support-message.entity.js';

/** Whoever enters somebody else's address over and over fills no inbox with it; the messages themselves all arrive. */
export const RECEIPT_RULE = { name: 'support-receipt', points: 5, seconds: 86_400 } as const;

/** Carries what was written to the inbox of support, and its receipt to whoever wrote. */
@Injectable()
export class SupportPostman implements OnModuleInit {
  constructor(
    private readonly mailer: Mailer,
    private readonly unitOfWork: UnitOfWork,
    private readonly throttle: Throttle,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.mailer.define<SupportLetterOrder>(SEND_SUPPORT_LETTER, (order) => this.carry(order));
  }

  private async carry({ messageId, letter }: SupportLetterOrder): Promise<void> {
    const written = await this.unitOfWork.repository(SupportMessageEntity).findOneBy({ id: messageId });
    // Erased meanwhile: there is nothing left to carry.
    if (!written) return;
    if (letter === 'message') await this.mailer.deliver(messageLetter(written, this.config.supportEmail));
    else await this.acknowledge(written);
  }

  private async acknowledge(written: SupportMessageEntity): Promise<void> {
    if (written.flagged) return;
    const address = written.email.toLowerCase();
    if (!(await this.throttle.allows(RECEIPT_RULE, address))) return;
    try {
      await this.mailer.deliver(receiptLetter(written));
    } catch (error) {
      // What reached nobody filled no inbox: it counts when it does.
      await this.throttle.refund(RECEIPT_RULE, address);
      throw error;
    }
  }
}
