import { Injectable, StreamableFile } from '@nestjs/common';
import { ACCOUNTS_TIME_ZONE, type Actor } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { Clock } from '../../../common/clock.js';
import { renderPaper } from '../../../common/documents/render-paper.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { fullName } from '../../../common/person-name.js';
import { UsersService } from '../../users/index.js';
import { PayerAccess } from '../payer-access.js';
import { ReceiptReader, type ReceiptFacts } from './receipt-facts.js';
import { receiptPaper, type ReceiptReaderWords } from './receipt-paper.js';

/** Receipts of payments, for whoever paid and for staff, in the reader's language. */
@Injectable()
export class Receipts {
  constructor(
    private readonly payers: PayerAccess,
    private readonly reader: ReceiptReader,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  async pdf(actor: Actor, paymentId: string, locale: Locale): Promise<StreamableFile> {
    await this.payers.find(actor, paymentId);
    const facts = await this.reader.find(paymentId);
    if (!facts) throw new DomainError('payment.no_receipt');
    const bytes = await this.write(actor, facts, locale);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.length,
      disposition: `attachment; filename="${facts.number}.pdf"`,
    });
  }

  /** For the archive of whoever paid it. */
  async forPayer(actor: Actor, paymentId: string, locale: Locale): Promise<Buffer> {
    const facts = await this.reader.find(paymentId);
    if (!facts || facts.ownerId !== actor.userId) throw new DomainError('payment.no_receipt');
    return this.write(actor, facts, locale);
  }

  private async write(actor: Actor, facts: ReceiptFacts, locale: Locale): Promise<Buffer> {
    return renderPaper(receiptPaper(facts, await this.words(actor, facts, locale)));
  }

  private async words(actor: Actor, facts: ReceiptFacts, locale: Locale): Promise<ReceiptReaderWords> {
    const ids = [actor.userId, facts.ownerId, facts.contractorId];
    const people = new Map((await this.users.findByIds(ids)).map((person) => [person.id, person]));
    const nameOf = (id: string): string => {
      const person = people.get(id);
      return person ? fullName(person) : '';
    };
    return {
      locale,
      timeZone: people.get(actor.userId)?.timeZone ?? ACCOUNTS_TIME_ZONE,
      clientName: nameOf(facts.ownerId),
      contractorName: people.get(facts.contractorId)?.company ?? nameOf(facts.contractorId),
      madeAt: this.clock.now(),
    };
  }
}
