import { Injectable } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { MAIL_QUEUES } from '../../common/mail/mail-queues.js';
import type { InvoiceEntity } from './invoice.entity.js';

export const SEND_INVOICE = MAIL_QUEUES.invoice;

/** Why somebody is written to about an invoice. */
export type InvoiceLetterKind = 'issued' | 'payable' | 'reminder' | 'overdue';

export interface InvoiceOrder {
  readonly invoiceId: string;
  readonly kind: InvoiceLetterKind;
  /** Of the invoice when the letter was ordered. */
  readonly linkRevision: number;
}

const DAY_SECONDS = 86_400;
/** Letters to an address that somebody typed: enough for a dozen closings a day, too few to bother strangers with. */
export const LETTER_RULE = { name: 'invoice-letters', points: 60, seconds: DAY_SECONDS };

/** Orders letters. A job makes the link at the moment of sending it, so its secret stands readable nowhere. */
@Injectable()
export class InvoiceLetters {
  constructor(private readonly jobs: Jobs) {}

  async order({ id: invoiceId, linkRevision }: InvoiceEntity, kind: InvoiceLetterKind): Promise<void> {
    await this.jobs.enqueue(SEND_INVOICE, { invoiceId, kind, linkRevision } satisfies InvoiceOrder);
  }

  /** A letter that failed keeps to whom it was and what it was called. */
  async forget(invoiceIds: readonly string[]): Promise<void> {
    await this.jobs.forgetEach(
      SEND_INVOICE,
      invoiceIds.map((invoiceId) => ({ invoiceId })),
    );
  }
}
