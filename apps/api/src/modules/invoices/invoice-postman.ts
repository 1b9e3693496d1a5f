import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isOpenInvoice } from '@cw/domain';
import { newSecret } from '../../common/auth/secret.js';
import type { Mail } from '../../common/mail/mail.js';
import { Mailer } from '../../common/mail/mailer.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import {
  formerCopy,
  SEND_INVOICE,
  type ClosedLetterKind,
  type DrawnInvoice,
  type InvoiceOrder,
  type OpenLetterKind,
} from './invoice-letters.js';
import { InvoiceLetterWriter } from './invoice-letter-writer.js';
import { InvoiceLinks } from './invoice-links.js';
import { InvoicePapers } from './invoice-papers.js';
import { isAddressed, type InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';

interface Written {
  readonly mail: Mail;
  /** Whose paper comes with it; null where the link leads to it. */
  readonly enclosed: DrawnInvoice | null;
}

/** Sends what was ordered. Each letter brings a link of its own; those before it work on. */
@Injectable()
export class InvoicePostman implements OnModuleInit {
  constructor(
    private readonly mailer: Mailer,
    private readonly unitOfWork: UnitOfWork,
    private readonly invoices: InvoiceRepository,
    private readonly writer: InvoiceLetterWriter,
    private readonly papers: InvoicePapers,
    private readonly links: InvoiceLinks,
  ) {}

  onModuleInit(): void {
    this.mailer.define<InvoiceOrder>(SEND_INVOICE, async (order) => {
      const written = await this.unitOfWork.run(() => this.write(order));
      if (!written) return;
      const { mail, enclosed } = written;
      await this.mailer.deliver(mail, enclosed ? [await this.papers.file(enclosed, mail.locale)] : []);
    });
  }

  private async write(order: InvoiceOrder): Promise<Written | undefined> {
    const invoice = await this.invoices.findForUpdate(order.invoiceId);
    if (!invoice) return undefined;
    switch (order.kind) {
      case 'void':
        return invoice.state === 'void' ? this.enclose(invoice, 'void') : undefined;
      case 'receipt':
        return invoice.state === 'paid' ? this.enclose(invoice, 'receipt') : undefined;
      case 'passed_on':
        return this.passedOn(invoice);
      case 'not_yours':
        return this.enclose(formerCopy(invoice, order.former ?? null), 'not_yours');
      default:
        return this.withLink(invoice, { ...order, kind: order.kind });
    }
  }

  /** What asks for nothing comes with the paper that says so. */
  private async enclose(enclosed: DrawnInvoice, kind: ClosedLetterKind): Promise<Written | undefined> {
    const mail = await this.writer.writeEnclosing(enclosed, kind);
    return mail && { mail, enclosed };
  }

  /** To the client, while somebody else is asked for it. */
  private async passedOn(invoice: InvoiceEntity): Promise<Written | undefined> {
    const isPassedOn = isOpenInvoice(invoice.state) && invoice.payer === 'settlement_agent' && isAddressed(invoice);
    const mail = isPassedOn ? await this.writer.writePassedOn(invoice) : undefined;
    return mail && { mail, enclosed: null };
  }

  /** Nothing about what was paid or voided in between, and no link where they were turned off meanwhile. */
  private async withLink(
    invoice: InvoiceEntity,
    { kind, linkRevision, actorId }: InvoiceOrder & { readonly kind: OpenLetterKind },
  ): Promise<Written | undefined> {
    if (!isOpenInvoice(invoice.state) || invoice.linkRevision !== linkRevision) return undefined;
    const token = newSecret();
    const mail = await this.writer.write(invoice, { kind, token, actorId });
    if (!mail) return undefined;
    await this.links.open(invoice, token);
    return { mail, enclosed: null };
  }
}
