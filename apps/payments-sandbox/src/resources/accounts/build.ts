import type Stripe from 'stripe';
import { newId } from '../../ids.js';

const DUE: readonly string[] = [
  'business_type',
  'external_account',
  'individual.first_name',
  'individual.last_name',
  'tos_acceptance.date',
  'tos_acceptance.ip',
];

export const noRequirements = (): Stripe.Account.Requirements => ({
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
});

export const onboardingRequirements = (): Stripe.Account.Requirements => ({
  ...noRequirements(),
  currently_due: [...DUE],
  disabled_reason: 'requirements.past_due',
  eventually_due: [...DUE],
  past_due: [...DUE],
});

export const noBusinessProfile = (): Stripe.Account.BusinessProfile => ({
  annual_revenue: null,
  estimated_worker_count: null,
  mcc: null,
  minority_owned_business_designation: null,
  name: null,
  product_description: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
});

const defaultSettings = (): Stripe.Account.Settings => ({
  bacs_debit_payments: { display_name: null, service_user_number: null },
  branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
  card_issuing: { tos_acceptance: { date: null, ip: null } },
  card_payments: {
    decline_on: { avs_failure: false, cvc_failure: false },
    statement_descriptor_prefix: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  dashboard: { display_name: null, timezone: 'Etc/UTC' },
  invoices: { default_account_tax_ids: null, hosted_payment_method_save: null },
  payments: {
    statement_descriptor: null,
    statement_descriptor_kana: null,
    statement_descriptor_kanji: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  payouts: {
    debit_negative_balances: true,
    schedule: { delay_days: 2, interval: 'daily' },
    statement_descriptor: null,
  },
  sepa_debit_payments: {},
});

/** A connected account that has not been onboarded. */
export function blankAccount(now: number): Stripe.Account {
  const id = newId('acct');
  return {
    id,
    object: 'account',
    business_profile: noBusinessProfile(),
    business_type: null,
    capabilities: {},
    charges_enabled: false,
    controller: { type: 'application' },
    country: 'US',
    created: now,
    default_currency: 'usd',
    details_submitted: false,
    email: null,
    external_accounts: { object: 'list', data: [], has_more: false, url: `/v1/accounts/${id}/external_accounts` },
    future_requirements: noRequirements(),
    metadata: {},
    payouts_enabled: false,
    requirements: onboardingRequirements(),
    settings: defaultSettings(),
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: 'none',
  };
}
