import { Injectable } from '@nestjs/common';
import type { Locale } from '@cw/i18n';
import { Jobs } from '../../common/jobs/jobs.js';
import { MAIL_QUEUES } from '../../common/mail/mail-queues.js';
import { isAddressed, type InvoiceEntity } from './invoice.entity.js';

export const SEND_INVOICE = MAIL_QUEUES.invoice;

/** Nobody knows the language of a settlement agent: closings in the US are done in English. */
export const AGENT_LOCALE: Locale = 'en';

/** Why somebody is written to about an invoice that is to be paid. */
export type OpenLetterKind = 'issued' | 'payable' | 'reminder' | 'overdue';

/** Or that it is not. */
export type InvoiceLetterKind = OpenLetterKind | ClosedLetterKind | 'passed_on';

/** What comes with its paper, and asks for nothing. */
export type ClosedLetterKind = 'void' | 'not_yours' | 'receipt';

/** Whom the invoice was addressed to before somebody else was named: the invoice itself knows no more of them. */
export interface FormerAgent {
  readonly name: string;
  readonly email: string;
  readonly fileNumber: string | null;
}

export interface InvoiceOrder {
  readonly invoiceId: string;
  readonly kind: InvoiceLetterKind;
  /** Of the invoice when the letter was ordered. */
  readonly linkRevision: number;
  readonly former?: FormerAgent;
  /** Which other than the owner caused it; named where the closing fell through. */
  readonly actorId?: string;
}

const DAY_SECONDS = 86_400;
/** Letters to an address that somebody typed: enough for a dozen closings a day, too few to bother strangers with. */
export const LETTER_RULE = { name: 'invoice-letters', points: 60, seconds: DAY_SECONDS };

/** Orders letters. A job makes the link at the moment of sending it, so its secret stands readable nowhere. */
@Injectable()
export class InvoiceLetters {
  constructor(private readonly jobs: Jobs) {}

  async order(
    invoice: InvoiceEntity,
    kind: Exclude<InvoiceLetterKind, 'not_yours' | 'passed_on'>,
    actorId: string | null = null,
  ): Promise<void> {
    await this.enqueue(invoice, { kind, ...(actorId !== null && { actorId }) });
  }

  /** That it is somebody else's now. */
  async orderFarewell(invoice: InvoiceEntity, former: FormerPayer): Promise<void> {
    await this.enqueue(invoice, former === 'client' ? { kind: 'passed_on' } : { kind: 'not_yours', former });
  }

  /** A letter that failed keeps to whom it was and what it was called. */
  async forget(invoiceIds: readonly string[]): Promise<void> {
    await this.jobs.forgetEach(
      SEND_INVOICE,
      invoiceIds.map((invoiceId) => ({ invoiceId })),
    );
  }

  private async enqueue(
    { id: invoiceId, linkRevision }: InvoiceEntity,
    order: Pick<InvoiceOrder, 'kind' | 'former' | 'actorId'>,
  ): Promise<void> {
    await this.jobs.enqueue(SEND_INVOICE, { invoiceId, linkRevision, ...order } satisfies InvoiceOrder);
  }
}

/** Who had the invoice before: an earlier agent, or the client. */
export type FormerPayer = FormerAgent | 'client';

/** Who has the invoice in hands and would pay it; null where it reached nobody. */
export function formerPayer({ payer, sentAt, agentName, agentEmail, fileNumber }: InvoiceEntity): FormerPayer | null {
  if (sentAt === null) return null;
  if (payer === 'client') return 'client';
  return agentEmail === null ? null : { name: agentName ?? agentEmail, email: agentEmail, fileNumber };
}

/** Why a copy is void to its reader alone: another agent was named since, or nobody was. */
export type FormerReason = 'passed_on' | 'not_yours';

/** An invoice as it is drawn; one that is void to its reader alone says why. */
export type DrawnInvoice = InvoiceEntity & {
  readonly former?: FormerReason;
  /** Whether a side of the job reads it, whoever it is billed to: the file is then the settlement agent's. */
  readonly isForSide?: boolean;
};

/** The invoice as its reader knew it, and as little of it is theirs now: with nobody else's name. */
export const formerCopy = (invoice: InvoiceEntity, former: FormerAgent | null): DrawnInvoice => ({
  ...invoice,
  state: 'void',
  former: invoice.payer === 'settlement_agent' && isAddressed(invoice) ? 'passed_on' : 'not_yours',
  payer: 'settlement_agent',
  agentName: former?.name ?? null,
  agentCompany: null,
  agentEmail: former?.email ?? null,
  fileNumber: former?.fileNumber ?? null,
});
