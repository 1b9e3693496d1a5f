import { Injectable } from '@nestjs/common';
import { hasAdminRights, type Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { ProjectAccess } from '../../common/realtime/project-access.js';
import { PaymentRows, type PaymentRow } from './intents/payment-rows.js';

/** A payment is its payer's and staff's; to everybody else it does not exist. */
@Injectable()
export class PayerAccess {
  constructor(
    private readonly rows: PaymentRows,
    private readonly access: ProjectAccess,
  ) {}

  async find(actor: Actor, id: string): Promise<PaymentRow> {
    const row = await this.rows.find(id);
    const mayRead = row && (hasAdminRights(actor) || (await this.access.canPay(actor, row.projectId)));
    if (!row || !mayRead) throw new DomainError('payment.not_found');
    return row;
  }
}
