import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paymentMachine, type DomainEvents } from '@cw/domain';
import { In } from 'typeorm';
import { EventBus } from '../../common/events/event-bus.js';
import { readCents } from '../../common/persistence/cents.column.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { type ExportedPart, type MadeExport, PersonalData, UsersService } from '../users/index.js';
import { PaymentCommandEntity } from './commands/payment-command.entity.js';
import { PaymentEntity } from './intents/payment.entity.js';
import { MilestoneEntity } from './milestones/milestone.entity.js';
import { PayoutAccountEntity } from './payouts/payout-account.entity.js';
import { receiptNumber } from './receipts/receipt-facts.js';
import { Receipts } from './receipts/receipts.js';

const LEDGER: PreparedQuery = {
  name: 'payment_data_ledger',
  text: `SELECT t.id, t.kind, t.at, t.milestone_id AS "milestoneId", p.line, p.account_code AS "account", p.amount_cents AS "amountCents"
    FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id
    WHERE t.milestone_id = ANY ($1::uuid[]) ORDER BY t.at, t.id, p.line`,
};
const DECLINES: PreparedQuery = {
  name: 'payment_data_declines',
  text: `SELECT attempt_id AS "attemptId", payment_id AS "paymentId", decline_code AS "declineCode", at
    FROM payment_decline WHERE payment_id = ANY ($1::uuid[]) ORDER BY at`,
};
const CHARGE_BACKS: PreparedQuery = {
  name: 'payment_data_charge_backs',
  text: `SELECT provider_id AS "providerId", payment_id AS "paymentId", status, reason, amount_cents::integer AS "amountCents",
      taken_cents::integer AS "takenCents", opened_at AS "openedAt", evidence_sent_at AS "evidenceSentAt", closed_at AS "closedAt"
    FROM charge_back WHERE milestone_id = ANY ($1::uuid[]) ORDER BY opened_at, id`,
};
const FORGET_REASONS: PreparedQuery = {
  name: 'payment_data_forget_reasons',
  text: `SELECT forget_reasons(array(SELECT s.id
    FROM state_change s JOIN milestone m ON s.entity_id = m.id JOIN project p ON p.id = m.project_id
    WHERE s.entity = $2 AND s.actor_id = $1 AND p.status <> 'completed'))`,
};

/** Money is kept for as long as the law has us keep it; it names nobody, save in the words of what was paid for. */
@Injectable()
export class PaymentData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly events: EventBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly users: UsersService,
    private readonly receipts: Receipts,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'payments',
      export: (userId) => this.export(userId),
      erase: async (userId) => {
        await this.sql.rows(FORGET_REASONS, [userId, paymentMachine.name]);
      },
    });
    this.events.on('project.redacted', (event) => this.retitle(event));
  }

  private async export(userId: string): Promise<ExportedPart> {
    const milestones = await this.unitOfWork
      .repository(MilestoneEntity)
      .find({ where: [{ ownerId: userId }, { contractorId: userId }], order: { createdAt: 'ASC' } });
    const ids = milestones.map(({ id }) => id);
    const milestoneId = In(milestones.filter(({ ownerId }) => ownerId === userId).map(({ id }) => id));
    const payments = await this.unitOfWork.repository(PaymentEntity).findBy({ milestoneId });
    const ledger = await this.sql.rows<{ amountCents: string }>(LEDGER, [ids]);
    return {
      data: {
        milestones,
        payments,
        declines: await this.sql.rows(DECLINES, [payments.map(({ id }) => id)]),
        commands: await this.unitOfWork.repository(PaymentCommandEntity).findBy({ milestoneId: In(ids) }),
        ledger: ledger.map((posting) => ({ ...posting, amountCents: readCents(posting.amountCents) })),
        chargeBacks: await this.sql.rows(CHARGE_BACKS, [ids]),
        payoutAccount: await this.unitOfWork.repository(PayoutAccountEntity).findOneBy({ contractorId: userId }),
      },
      files: await this.receiptsOf(userId, payments),
    };
  }

  private async receiptsOf(userId: string, payments: readonly PaymentEntity[]): Promise<MadeExport[]> {
    const user = await this.users.findById(userId);
    if (!user) return [];
    const actor = { userId, role: user.role, mfa: false };
    return payments.flatMap(({ id, paidAt, receiptNumber: given }) =>
      paidAt === null || given === null
        ? []
        : [
            {
              path: `receipts/${receiptNumber(paidAt, given)}.pdf`,
              make: () => this.receipts.forPayer(actor, id, user.locale),
            },
          ],
    );
  }

  private async retitle({ projectId, projectTitle, isOwnersLeave }: DomainEvents['project.redacted']): Promise<void> {
    if (isOwnersLeave) await this.unitOfWork.repository(MilestoneEntity).update({ projectId }, { projectTitle });
  }
}
