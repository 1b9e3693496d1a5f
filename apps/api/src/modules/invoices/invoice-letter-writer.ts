import { Injectable } from '@nestjs/common';
import type { InvoicePayer } from '@cw/domain';
import { formatMoney, formatPlainDate } from '@cw/i18n';
import type { Mail } from '../../common/mail/mail.js';
import { fullName } from '../../common/person-name.js';
import { ClosingMoney, type MoneyAtClosing } from '../payments/index.js';
import { ProjectRepository } from '../projects/index.js';
import { UsersService, type UserEntity } from '../users/index.js';
import type { InvoiceLetterKind } from './invoice-letters.js';
import type { InvoiceEntity } from './invoice.entity.js';

interface Letter {
  readonly kind: InvoiceLetterKind;
  readonly token: string;
}

/** The words of an invoice's letters, in the client's language: nobody knows that of a settlement agent. */
@Injectable()
export class InvoiceLetterWriter {
  constructor(
    private readonly users: UsersService,
    private readonly projects: ProjectRepository,
    private readonly money: ClosingMoney,
  ) {}

  /** The secret stands in the fragment: browsers send that to no server and to no other site. */
  async write(invoice: InvoiceEntity, { kind, token }: Letter): Promise<Mail | undefined> {
    const project = await this.projects.find(invoice.projectId);
    const owner = project && (await this.users.findById(project.ownerId));
    const to = owner && addressee(invoice, owner);
    const values = owner && valuesOf(invoice, owner, await this.money.of(invoice.projectId));
    if (!to || !values) return undefined;
    return {
      to,
      locale: owner.locale,
      subject: `emails.invoice.${kind}.subject`,
      paragraphs: [`emails.invoice.${kind}.body`, 'emails.invoice.link', 'emails.invoice.fraud'],
      values,
      action: { label: 'emails.invoice.action', path: `/app/invoice#${token}` },
      reason: invoice.payer === 'client' ? 'emails.reason.invoice_client' : 'emails.reason.invoice_agent',
    };
  }
}

function valuesOf(invoice: InvoiceEntity, owner: UserEntity, money: MoneyAtClosing | null) {
  const { number, amountCents, dueOn, workTitle, property } = invoice;
  if (!money || number === null || amountCents === null || dueOn === null) return undefined;
  return {
    number,
    amount: formatMoney(amountCents),
    due: formatPlainDate(dueOn, owner.locale, 'long'),
    project: workTitle ?? '',
    property: property ?? '',
    client: fullName(owner),
    payer: payerOf(invoice),
    approved: money.isApproved ? 'yes' : 'no',
  };
}

/** Whose it is, and whether it came to the client by a closing that fell through. */
const payerOf = ({ payer, fellThroughAt }: InvoiceEntity): InvoicePayer | 'fallen' =>
  payer === 'client' && fellThroughAt !== null ? 'fallen' : payer;

function addressee({ payer, agentName, agentEmail }: InvoiceEntity, owner: UserEntity): Mail['to'] | null {
  if (payer === 'client') return owner.status === 'terminated' ? null : { email: owner.email, name: owner.firstName };
  return agentEmail === null ? null : { email: agentEmail, name: agentName ?? agentEmail };
}
