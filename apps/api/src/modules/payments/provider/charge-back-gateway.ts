import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { DisputeFact } from './provider-fact.js';
import { disputeFact } from './stripe-facts.js';

/** What the provider takes of one text. */
const TEXT_MAX = 20_000;

export interface Evidence {
  readonly chargeBackId: string;
  readonly disputeId: string;
  readonly statement: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly agreement: string;
  readonly history: string;
  readonly servedOn: string | null;
}

/** Bank disputes at the provider. Never called inside a transaction. */
@Injectable()
export class ChargeBackGateway {
  constructor(private readonly stripe: Stripe) {}

  async submit(evidence: Evidence): Promise<DisputeFact> {
    const said = {
      customer_name: evidence.customerName,
      customer_email_address: evidence.customerEmail,
      product_description: evidence.agreement.slice(0, TEXT_MAX),
      ...(evidence.servedOn !== null && { service_date: evidence.servedOn }),
      access_activity_log: evidence.history.slice(0, TEXT_MAX),
      uncategorized_text: evidence.statement,
    };
    // The same answer sent twice is one; better words after a failure are another.
    const digest = createHash('sha256').update(JSON.stringify(said)).digest('hex');
    const dispute = await this.stripe.disputes.update(
      evidence.disputeId,
      { evidence: said, submit: true },
      { idempotencyKey: `evidence:${evidence.chargeBackId}:${digest}` },
    );
    return disputeFact(dispute);
  }
}
