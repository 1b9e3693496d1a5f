import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { DomainError } from '../../common/errors/domain-error.js';
import { InvoiceGate, seesAgent } from './invoice-gate.js';
import { InvoicePapers } from './invoice-papers.js';
import { withoutAgent } from './invoice.entity.js';

/** PAY-04: what says that an invoice is paid, for either side's books. */
@Injectable()
export class InvoiceReceipts {
  constructor(
    private readonly gate: InvoiceGate,
    private readonly papers: InvoicePapers,
  ) {}

  /** In the reader's language; refused until it is paid. */
  async pdf(actor: Actor, projectId: string, locale: Locale): Promise<StreamableFile> {
    const { invoice, parties } = await this.gate.readable(actor, projectId);
    if (invoice.state !== 'paid') throw new DomainError('invoice.no_receipt');
    return this.papers.of({ ...(seesAgent(parties) ? invoice : withoutAgent(invoice)), isForSide: true }, locale);
  }
}
