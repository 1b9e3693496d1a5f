import { Injectable } from '@nestjs/common';
import { actingSides, looksAsClient, type Actor, type InvoiceEvent, type ProjectParty } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { ClosingMoney, type MoneyAtClosing } from '../payments/index.js';
import { partiesIn, ProjectReader, ProjectTransaction } from '../projects/index.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository, type InvoiceMove } from './invoice.repository.js';

export interface ReadableInvoice {
  readonly invoice: InvoiceEntity;
  readonly money: MoneyAtClosing;
  readonly parties: readonly ProjectParty[];
}

export interface LockedInvoice extends ReadableInvoice {
  readonly as: InvoiceMove['as'];
  readonly move: (event: InvoiceEvent, change?: Pick<InvoiceMove, 'changes' | 'guards'>) => Promise<void>;
}

/** Whom the client closes with is not the contractor's to know. */
export const seesAgent = (parties: readonly ProjectParty[]): boolean =>
  looksAsClient(parties) || parties.includes('admin');

/** An invoice is the two sides' and staff's own; nobody else is told that there is one. */
@Injectable()
export class InvoiceGate {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly reader: ProjectReader,
    private readonly invoices: InvoiceRepository,
    private readonly money: ClosingMoney,
  ) {}

  async readable(actor: Actor, projectId: string): Promise<ReadableInvoice> {
    const { project } = await this.reader.snapshot(actor, projectId);
    const parties = partiesIn(actor, project);
    const money = parties.length === 0 ? null : await this.money.of(projectId);
    const invoice = money && (await this.latest(projectId));
    if (!invoice) throw new DomainError('invoice.not_found');
    return { invoice, money, parties };
  }

  /** Runs `work` with the project, its money and then the invoice locked, in this order everywhere. */
  async locked<T>(actor: Actor, projectId: string, work: (locked: LockedInvoice) => Promise<T>): Promise<T> {
    return this.transaction.locked(actor, projectId, async ({ parties }) => {
      const money = parties.length === 0 ? null : await this.money.lock(projectId);
      const invoice = money && (await this.invoices.lockOfProject(projectId));
      if (!invoice) throw new DomainError('invoice.not_found');
      if (!seesAgent(parties)) throw new DomainError('access.denied');
      const as = actingSides(parties).filter((side) => side !== 'awarded_contractor');
      const move: LockedInvoice['move'] = (event, change = {}) =>
        this.invoices.move(invoice, { event, as, actorId: actor.userId, ...change });
      return work({ invoice, money, parties, as, move });
    });
  }

  /** The one in force, or of an ended job the last that there was. */
  private async latest(projectId: string): Promise<InvoiceEntity | null> {
    const all = await this.invoices.allOfProject(projectId);
    return all.find(({ state }) => state !== 'void') ?? all[0] ?? null;
  }
}
