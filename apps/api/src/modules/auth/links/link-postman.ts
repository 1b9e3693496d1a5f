import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Mailer } from '../../../common/mail/mailer.js';
import { type LinkOrder, SEND_LINK } from './link-letters.js';
import { LinkWriter } from './link-writer.js';

/** Sends what was ordered. A try that fails leaves a link that nobody has; the next makes another. */
@Injectable()
export class LinkPostman implements OnModuleInit {
  constructor(
    private readonly writer: LinkWriter,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.mailer.define<LinkOrder>(SEND_LINK, async (order) => {
      const mail = await this.writer.write(order);
      if (mail) await this.mailer.deliver(mail);
    });
  }
}
