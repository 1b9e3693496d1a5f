import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ZERO_CENTS } from '@cw/domain';
import { formatMoney, formatterFor, type Locale, type MessageValues } from '@cw/i18n';
import { Clock } from '../../../common/clock.js';
import { mailDay } from '../../../common/mail/mail-day.js';
import type { Mail } from '../../../common/mail/mail.js';
import { Mailer } from '../../../common/mail/mailer.js';
import {
  AGENT_LOCALE,
  ClosingStatements,
  closingStands,
  renderClosingStatement,
  type Statement,
  type StatementReinspection,
} from '../../invoices/index.js';
import type { IntakeEntity } from '../intake.entity.js';
import { IntakeRepository } from '../intake.repository.js';
import { SEND_STATEMENT, settlementAgentOf, type StatementOrder } from './close-intake.js';
import { FollowedProjects } from './followed-projects.js';
import { IntakeDeskRepository } from './intake-desk.repository.js';

/** Sends the itemised statement of a closing as a paper, made when it is sent: what was paid in between stands as paid. */
@Injectable()
export class StatementPostman implements OnModuleInit {
  constructor(
    private readonly mailer: Mailer,
    private readonly intakes: IntakeRepository,
    private readonly followed: FollowedProjects,
    private readonly statements: ClosingStatements,
    private readonly desk: IntakeDeskRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mailer.define<StatementOrder>(SEND_STATEMENT, ({ intakeId }) => this.send(intakeId));
  }

  /** The paper as it is now; also for staff to look at. */
  async paper(intake: IntakeEntity, locale: Locale = intake.locale): Promise<{ statement: Statement; bytes: Buffer }> {
    const projects = await this.followed.of(intake.id);
    const statement = await this.statements.of(projects.map(({ id }) => id));
    const { reference, fileNumber, closingDate, agentName, agentCompany } = intake;
    const preparedFor = [agentName, agentCompany].filter((part) => part !== null).join(', ');
    const reinspection = await this.reinspectionOf(intake.id);
    const property = propertyOf(intake);
    const head = { locale, reference, fileNumber, closingDate, preparedFor, property, reinspection };
    return { statement, bytes: await renderClosingStatement(statement, { ...head, madeAt: this.clock.now() }) };
  }

  /** The last that somebody came back from. */
  private async reinspectionOf(intakeId: string): Promise<StatementReinspection | null> {
    const all = await this.desk.reinspectionsOf(intakeId);
    const [last] = all.flatMap(({ scheduledOn: on, result }) => (result === null ? [] : [{ on, result }]));
    return last ?? null;
  }

  private async send(intakeId: string): Promise<void> {
    const intake = await this.intakes.find(intakeId);
    const agent = intake && settlementAgentOf(intake);
    if (!intake || !agent?.email) return;
    const { statement, bytes } = await this.paper(intake, AGENT_LOCALE);
    const mail = statementMail({ email: agent.email, name: agent.name }, intake, statement);
    await this.mailer.deliver(mail, [{ name: `${intake.reference}.pdf`, contentType: 'application/pdf', bytes }]);
  }
}

const propertyOf = ({ address, city, usState, zip }: IntakeEntity): string => `${address}, ${city}, ${usState} ${zip}`;

/** What is due is asked for by invoices of their own: by which, and until when. */
function invoicesOf(jobs: Statement['jobs']): MessageValues {
  const words = formatterFor(AGENT_LOCALE);
  const named = jobs.flatMap(({ invoice, dueCents }) => {
    if (!invoice || dueCents <= ZERO_CENTS) return [];
    const { number, dueOn } = invoice;
    const values = { number, amount: formatMoney(dueCents), due: mailDay(dueOn, AGENT_LOCALE) };
    return [words.text('emails.statement.invoice', values)];
  });
  return { has_invoices: named.length > 0 ? 'yes' : 'no', invoices: named.join('; ') };
}

/** What the settlement agent is told beside the paper. */
export const statementMail = (
  to: Mail['to'],
  intake: IntakeEntity,
  { totalCents, paidCents, dueCents, jobs }: Statement,
): Mail => ({
  to,
  locale: AGENT_LOCALE,
  subject: 'emails.statement.subject',
  thread: { kind: 'request', id: intake.reference },
  paragraphs: ['emails.statement.body', 'emails.statement.due', 'emails.invoice.fraud'],
  values: {
    property: propertyOf(intake),
    street: intake.address,
    hasFile: intake.fileNumber === null ? 'no' : 'yes',
    file: intake.fileNumber ?? '',
    total: formatMoney(totalCents),
    paid: formatMoney(paidCents),
    due: formatMoney(dueCents),
    ...invoicesOf(jobs),
    is_due: dueCents > ZERO_CENTS ? 'yes' : 'no',
    at_closing: closingStands({ jobs }) ? 'yes' : 'no',
  },
  reason: 'emails.reason.invoice_agent',
});
