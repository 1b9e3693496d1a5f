import { Injectable } from '@nestjs/common';
import type { LockedInvoice } from './invoice-gate.js';
import { InvoiceLetters } from './invoice-letters.js';
import { InvoiceLinks } from './invoice-links.js';
import { InvoiceTerms } from './invoice-terms.js';
import { isAddressed } from './invoice.entity.js';

/** What the client's side does about the letters and links of an invoice that is out. */
@Injectable()
export class SendInvoice {
  constructor(
    private readonly terms: InvoiceTerms,
    private readonly letters: InvoiceLetters,
    private readonly links: InvoiceLinks,
  ) {}

  async execute({ invoice, move }: LockedInvoice): Promise<void> {
    await move('send', {
      guards: { addressed: invoice.payer === 'client' || isAddressed(invoice) },
      changes: { remindedOn: await this.terms.remindedOn(invoice) },
    });
    await this.letters.order(invoice, 'issued');
  }

  async revoke({ invoice, move }: LockedInvoice): Promise<void> {
    await this.links.close(invoice, 'turned_off');
    await move('revoke_link');
  }
}
