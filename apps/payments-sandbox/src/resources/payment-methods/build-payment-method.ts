import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { newId } from '../../ids.js';
import { buildBilling, type PaymentMethodData } from './parameters.js';

/** Equal for equal numbers and tells nothing of them. */
export const fingerprintOf = (number: string): string =>
  createHash('sha256').update(number).digest('base64url').slice(0, 16);

/** What cards and bank accounts have in common. */
export const buildPaymentMethod = (
  data: Partial<Pick<PaymentMethodData, 'allow_redisplay' | 'billing_details' | 'metadata'>>,
  created: number,
): Omit<Stripe.PaymentMethod, 'type'> => ({
  id: newId('pm'),
  object: 'payment_method',
  allow_redisplay: data.allow_redisplay ?? 'unspecified',
  billing_details: buildBilling(data.billing_details),
  created,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: data.metadata ?? {},
});
