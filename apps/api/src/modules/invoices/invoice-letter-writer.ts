import { Injectable } from '@nestjs/common';
import { ACCOUNTS_TIME_ZONE, dayIn, INVOICE_DECLINE_QUERY, PRINCIPAL_ROLES, type InvoicePayer } from '@cw/domain';
import { CONTACT, formatMoney, formatterFor, type Locale, type MessageValues } from '@cw/i18n';
import { mailDay } from '../../common/mail/mail-day.js';
import type { Mail } from '../../common/mail/mail.js';
import { streetOf } from '../../common/mail/subject-line.js';
import { fullName } from '../../common/person-name.js';
import { ClosingMoney, type MoneyAtClosing } from '../payments/index.js';
import { ProjectRepository } from '../projects/index.js';
import { UsersService, type UserEntity } from '../users/index.js';
import { clientWords, nameGiven } from './closing-client.js';
import { AGENT_LOCALE, type ClosedLetterKind, type DrawnInvoice, type OpenLetterKind } from './invoice-letters.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';
import { InvoicePayments } from './paid-with.js';

interface Letter {
  readonly kind: OpenLetterKind;
  readonly token: string;
  readonly actorId?: string | undefined;
}

/** The words of an invoice's letters: the client's in the client's language, the settlement agent's in English. */
@Injectable()
export class InvoiceLetterWriter {
  constructor(
    private readonly users: UsersService,
    private readonly projects: ProjectRepository,
    private readonly money: ClosingMoney,
    private readonly invoices: InvoiceRepository,
    private readonly payments: InvoicePayments,
  ) {}

  /** The secret stands in the fragment: browsers send that to no server and to no other site. */
  async write(invoice: InvoiceEntity, { kind, token, actorId }: Letter): Promise<Mail | undefined> {
    const head = await this.head(invoice);
    if (!head) return undefined;
    const replaced = kind === 'issued' ? await this.replacedBy(invoice) : null;
    return {
      ...head,
      subject: `emails.invoice.${kind}.subject`,
      paragraphs: [
        `emails.invoice.${kind}.body`,
        ...(replaced === null ? [] : (['emails.invoice.replaces'] as const)),
        'emails.invoice.link',
        ...(hasEarlierLinks(invoice, kind) ? (['emails.invoice.earlier_links'] as const) : []),
        'emails.invoice.fraud',
        ...(invoice.payer === 'client' ? [] : (['emails.invoice.decline'] as const)),
      ],
      values: { ...head.values, replaced: replaced ?? '', ...(await this.personValues(actorId)) },
      action: { label: 'emails.invoice.action', path: `/app/invoice#${token}` },
      ...(invoice.payer !== 'client' && {
        aside: { label: 'emails.invoice.decline_action', path: `/app/invoice?${INVOICE_DECLINE_QUERY}#${token}` },
      }),
    };
  }

  /** To the client, who was asked for it: somebody was named since who pays it. */
  async writePassedOn(invoice: InvoiceEntity): Promise<Mail | undefined> {
    const head = await this.head({ ...invoice, payer: 'client' });
    return (
      head && {
        ...head,
        subject: 'emails.invoice.passed_on.subject',
        paragraphs: ['emails.invoice.passed_on.body', 'emails.invoice.passed_on.sent'],
        values: { ...head.values, agent: invoice.agentName ?? '', phone: CONTACT.phone },
        action: { label: 'emails.action.project', path: `/app/projects/${invoice.projectId}` },
      }
    );
  }

  /** That nothing is to be paid by its reader any more: it is void, somebody else's, or paid. */
  async writeEnclosing(invoice: DrawnInvoice, kind: ClosedLetterKind): Promise<Mail | undefined> {
    const head = await this.head(invoice);
    if (!head) return undefined;
    const paid = await this.payments.of(invoice.projectId, head.locale);
    const day = invoice.paidAt && dayIn(invoice.paidAt, ACCOUNTS_TIME_ZONE);
    const passed = invoice.former === 'passed_on' ? 'yes' : 'no';
    const values = { ...paid, paid: day ? mailDay(day, head.locale) : '', passed };
    return {
      ...head,
      subject: `emails.invoice.${kind}.subject`,
      paragraphs: [
        `emails.invoice.${kind}.body`,
        ...(kind === 'receipt' ? [] : (['emails.invoice.void.sent'] as const)),
      ],
      values: { ...head.values, ...values, reason: invoice.voidReason ?? '', phone: CONTACT.phone },
    };
  }

  /** Who of the client's side caused it beside the owner; staff and a name that was erased are nobody's. */
  private async personValues(id: string | undefined): Promise<MessageValues> {
    const found = id === undefined ? null : await this.users.findById(id);
    const isNamed = found !== null && found.status !== 'terminated' && found.role !== 'admin';
    return { has_person: isNamed ? 'yes' : 'no', person: isNamed ? fullName(found) : '' };
  }

  /** To whom it goes, in which language, and what every letter knows; undefined where nobody is to be written to. */
  private async head(invoice: InvoiceEntity) {
    const project = await this.projects.find(invoice.projectId);
    const owner = project && (await this.users.findById(project.ownerId));
    const to = owner && addressee(invoice, owner);
    const locale = owner && localeOf(invoice, owner);
    const values = locale && valuesOf(invoice, { owner, locale, money: await this.money.of(invoice.projectId) });
    if (!to || !values) return undefined;
    const matter = formatterFor(locale).text('emails.invoice.matter', values);
    const reason = invoice.payer === 'client' ? 'emails.reason.invoice_client' : 'emails.reason.invoice_agent';
    const thread = { kind: 'invoice', id: invoice.id } as const;
    return { to, locale, values, matter, reason, thread } as const;
  }

  /** The number that its reader has, where another price or a closing that fell through made this one. */
  private async replacedBy({ id, projectId, payer }: InvoiceEntity): Promise<string | null> {
    const all = await this.invoices.allOfProject(projectId);
    const before = all[all.findIndex((one) => one.id === id) + 1];
    if (!before || before.sentAt === null || before.payer !== payer) return null;
    return before.voidReason === 'replaced' || before.voidReason === 'closing_fell_through' ? before.number : null;
  }
}

const localeOf = ({ payer }: InvoiceEntity, owner: UserEntity): Locale =>
  payer === 'client' ? owner.locale : AGENT_LOCALE;

/** Its reader was written to before; whoever was just named was not. */
const hasEarlierLinks = ({ sentAt }: InvoiceEntity, kind: OpenLetterKind): boolean =>
  kind !== 'issued' && sentAt !== null;

interface Known {
  readonly owner: UserEntity;
  readonly locale: Locale;
  readonly money: MoneyAtClosing | null;
}

function valuesOf(invoice: InvoiceEntity, { owner, locale, money }: Known) {
  const { number, amountCents, dueOn, workTitle, payeeName } = invoice;
  if (!money || number === null || amountCents === null || dueOn === null) return undefined;
  return {
    number,
    amount: formatMoney(amountCents),
    due: mailDay(dueOn, locale),
    project: workTitle ?? '',
    ...placeOf(invoice, locale),
    client: fullName(owner),
    approver: approverOf(owner, locale),
    contractor: payeeName ?? '',
    has_contractor: nameGiven(payeeName ?? ''),
    payer: payerOf(invoice),
    at_closing: invoice.fellThroughAt === null ? 'yes' : 'no',
    approved: money.isApproved ? 'yes' : 'no',
    ...fileOf(invoice),
  };
}

/** Where the work was done: in full, and as its people call it. */
function placeOf({ property }: InvoiceEntity, locale: Locale) {
  const line = property ?? '';
  return { property: line, street: streetOf(line) || formatterFor(locale).text('emails.layout.house') };
}

/** Who said that the work is done, and on which side of the closing they are. */
const approverOf = (owner: UserEntity, locale: Locale): string =>
  clientWords({ name: fullName(owner), role: PRINCIPAL_ROLES.find((role) => role === owner.role) ?? null }, locale);

/** The number is the settlement agent's own: to the client it says nothing. */
const fileOf = ({ payer, fileNumber }: InvoiceEntity) =>
  payer === 'client' || fileNumber === null ? { hasFile: 'no', file: '' } : { hasFile: 'yes', file: fileNumber };

/** Whose it is, and whether it came to the client by a closing that fell through. */
const payerOf = ({ payer, fellThroughAt }: InvoiceEntity): InvoicePayer | 'fallen' =>
  payer === 'client' && fellThroughAt !== null ? 'fallen' : payer;

function addressee({ payer, agentName, agentEmail }: InvoiceEntity, owner: UserEntity): Mail['to'] | null {
  if (payer === 'client') return owner.status === 'terminated' ? null : { email: owner.email, name: owner.firstName };
  return agentEmail === null ? null : { email: agentEmail, name: agentName ?? agentEmail };
}
