import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isOpenInvoice } from '@cw/domain';
import { hashOfSecret, newSecret } from '../../common/auth/secret.js';
import type { Mail } from '../../common/mail/mail.js';
import { Mailer } from '../../common/mail/mailer.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { SEND_INVOICE, type InvoiceOrder } from './invoice-letters.js';
import { InvoiceLetterWriter } from './invoice-letter-writer.js';
import { InvoiceRepository } from './invoice.repository.js';

/** Sends what was ordered. Each letter brings a link of its own; the one before stops working. */
@Injectable()
export class InvoicePostman implements OnModuleInit {
  constructor(
    private readonly mailer: Mailer,
    private readonly unitOfWork: UnitOfWork,
    private readonly invoices: InvoiceRepository,
    private readonly writer: InvoiceLetterWriter,
  ) {}

  onModuleInit(): void {
    this.mailer.define<InvoiceOrder>(SEND_INVOICE, async (order) => {
      const mail = await this.unitOfWork.run(() => this.write(order));
      if (mail) await this.mailer.deliver(mail);
    });
  }

  /** Nothing about what was paid or voided in between, and no link in place of one that was taken back. */
  private async write({ invoiceId, kind, linkRevision }: InvoiceOrder): Promise<Mail | undefined> {
    const invoice = await this.invoices.findForUpdate(invoiceId);
    if (!invoice || !isOpenInvoice(invoice.state) || invoice.linkRevision !== linkRevision) return undefined;
    const token = newSecret();
    const mail = await this.writer.write(invoice, { kind, token });
    // A link that reaches nobody does not take the place of one that somebody has.
    if (mail) await this.invoices.save(Object.assign(invoice, { tokenHash: hashOfSecret(token) }));
    return mail;
  }
}
