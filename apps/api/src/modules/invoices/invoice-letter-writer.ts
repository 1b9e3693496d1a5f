import { Injectable } from '@nestjs/common';
import { formatMoney, formatPlainDate } from '@cw/i18n';
import type { Mail } from '../../common/mail/mail.js';
import { fullName } from '../../common/person-name.js';
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
  ) {}

  /** The secret stands in the fragment: browsers send that to no server and to no other site. */
  async write(invoice: InvoiceEntity, { kind, token }: Letter): Promise<Mail | undefined> {
    const project = await this.projects.find(invoice.projectId);
    const owner = project && (await this.users.findById(project.ownerId));
    const to = owner && addressee(invoice, owner);
    if (!to || invoice.number === null || invoice.amountCents === null || invoice.dueOn === null) return undefined;
    return {
      to,
      locale: owner.locale,
      subject: `emails.invoice.${kind}.subject`,
      paragraphs: [`emails.invoice.${kind}.body`, 'emails.invoice.link', 'emails.invoice.fraud'],
      values: {
        number: invoice.number,
        amount: formatMoney(invoice.amountCents),
        due: formatPlainDate(invoice.dueOn, owner.locale, 'long'),
        project: invoice.workTitle ?? '',
        property: invoice.property ?? '',
        client: fullName(owner),
        payer: invoice.payer,
      },
      action: { label: 'emails.invoice.action', path: `/app/invoice#${token}` },
      reason: invoice.payer === 'client' ? 'emails.reason.invoice_client' : 'emails.reason.invoice_agent',
    };
  }
}

function addressee({ payer, agentName, agentEmail }: InvoiceEntity, owner: UserEntity): Mail['to'] | null {
  if (payer === 'client') return owner.status === 'terminated' ? null : { email: owner.email, name: owner.firstName };
  return agentEmail === null ? null : { email: agentEmail, name: agentName ?? agentEmail };
}
