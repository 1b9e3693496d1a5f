import { Injectable } from '@nestjs/common';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';
import { PAYMENT_WAITS } from './managed-payment.statements.js';

const COUNT: PreparedQuery = {
  name: 'milestone_waiting_payments',
  text: `SELECT count(*)::integer AS count FROM milestone m WHERE ${PAYMENT_WAITS}`,
};

/** Payments that staff must look at. */
@Injectable()
export class WaitingPayments {
  constructor(private readonly sql: Sql) {}

  async count(): Promise<number> {
    const [row] = await this.sql.rows<{ count: number }>(COUNT, []);
    return row?.count ?? 0;
  }
}
