import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '@cw/domain';
import { formatterFor, type Locale } from '@cw/i18n';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly bank: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
  /** Of the wire or the check, or of the payment at the provider. */
  readonly reference: string | null;
}

const PAID: PreparedQuery = {
  name: 'invoice_paid_with',
  text: `SELECT p.id, p.method, p.bank_name AS bank, p.card_brand AS brand, p.card_last4 AS last4,
      coalesce(c.reference, p.provider_intent_id) AS reference
    FROM payment p JOIN milestone m ON m.id = p.milestone_id LEFT JOIN closing_payment c ON c.payment_id = p.id
    WHERE m.project_id = $1 AND p.status = 'succeeded' ORDER BY p.paid_at, p.id`,
};

/** With what an invoice was paid, and by which name the payer's bank or we find it again. */
export interface PaidWith {
  readonly method: string;
  readonly reference: string;
}

/** Reads how the money of an invoice came: through the provider, or by wire or check. */
@Injectable()
export class InvoicePayments {
  constructor(private readonly sql: Sql) {}

  /** Several where it was paid in parts; the bank's own reference where there is one, else the provider's. */
  async of(projectId: string, locale: Locale): Promise<PaidWith> {
    const rows = await this.sql.rows<Row>(PAID, [projectId]);
    return {
      method: [...new Set(rows.map((row) => methodOf(row, locale)))].join(', '),
      reference: rows.map(({ id, reference }) => reference ?? id).join(', '),
    };
  }
}

function methodOf({ method, bank, brand, last4 }: Row, locale: Locale): string {
  const { text } = formatterFor(locale);
  switch (method) {
    case 'card':
      return text('documents.receipt.card', { brand: capitalized(brand ?? ''), last4: last4 ?? '' });
    case 'us_bank_account':
      return text('documents.receipt.bank', { bank: bank ?? '', last4: last4 ?? '' });
    case 'wire':
    case 'check':
      return text(`documents.receipt.${method}`);
  }
}

/** "visa" as people write it. */
const capitalized = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
