import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ZERO_CENTS } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Clock } from '../../../common/clock.js';
import type { Mail } from '../../../common/mail/mail.js';
import { Mailer } from '../../../common/mail/mailer.js';
import { ClosingStatements, renderClosingStatement, type Statement } from '../../invoices/index.js';
import type { IntakeEntity } from '../intake.entity.js';
import { IntakeRepository } from '../intake.repository.js';
import { SEND_STATEMENT, settlementAgentOf, type StatementOrder } from './close-intake.js';
import { FollowedProjects } from './followed-projects.js';

/** Sends the itemised statement of a closing as a paper, made when it is sent: what was paid in between stands as paid. */
@Injectable()
export class StatementPostman implements OnModuleInit {
  constructor(
    private readonly mailer: Mailer,
    private readonly intakes: IntakeRepository,
    private readonly followed: FollowedProjects,
    private readonly statements: ClosingStatements,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mailer.define<StatementOrder>(SEND_STATEMENT, ({ intakeId }) => this.send(intakeId));
  }

  /** The paper as it is now; also for staff to look at. */
  async paper(intake: IntakeEntity): Promise<{ statement: Statement; bytes: Buffer }> {
    const projects = await this.followed.of(intake.id);
    const statement = await this.statements.of(projects.map(({ id }) => id));
    const { locale, reference, fileNumber, closingDate, agentName, agentCompany } = intake;
    const preparedFor = [agentName, agentCompany].filter((part) => part !== null).join(', ');
    const head = { locale, reference, fileNumber, closingDate, preparedFor, property: propertyOf(intake) };
    return { statement, bytes: await renderClosingStatement(statement, { ...head, madeAt: this.clock.now() }) };
  }

  private async send(intakeId: string): Promise<void> {
    const intake = await this.intakes.find(intakeId);
    const agent = intake && settlementAgentOf(intake);
    if (!intake || !agent?.email) return;
    const { statement, bytes } = await this.paper(intake);
    const mail = mailTo({ email: agent.email, name: agent.name }, intake, statement);
    await this.mailer.deliver(mail, [{ name: `${intake.reference}.pdf`, contentType: 'application/pdf', bytes }]);
  }
}

const propertyOf = ({ address, city, usState, zip }: IntakeEntity): string => `${address}, ${city}, ${usState} ${zip}`;

const mailTo = (to: Mail['to'], intake: IntakeEntity, { totalCents, paidCents, dueCents }: Statement): Mail => ({
  to,
  locale: intake.locale,
  subject: 'emails.statement.subject',
  paragraphs: ['emails.statement.body', 'emails.statement.due', 'emails.invoice.fraud'],
  values: {
    property: propertyOf(intake),
    total: formatMoney(totalCents),
    paid: formatMoney(paidCents),
    due: formatMoney(dueCents),
    is_due: dueCents > ZERO_CENTS ? 'yes' : 'no',
  },
  reason: 'emails.reason.invoice_agent',
});
