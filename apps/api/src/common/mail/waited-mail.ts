import type { MessageValues } from '@cw/i18n';

/**
 * What the texts of notifications ask for since version 0.1: a mail that was queued before and waited through the upgrade,
 * for a mail server or for the morning, has none of it. It says less, and goes out.
 */
export const UNTOLD: MessageValues = {
  rail: 'other',
  ...{ has_day: 'no', day: '', scope: 'other', street: '', houses: 0 },
  ...{ has_bid: 'no', bidder: '', price: '', covered: 0, total: 0, has_done: 'no', done: '' },
  ...{ has_words: 'no', words: '', sender: '', has_place: 'no', place: '', paid_out: 'no' },
  ...{ has_starts: 'no', starts: '', has_closes: 'no', closes: '', has_budget: 'no', budget: '' },
  ...{ has_review: 'no', review: '', has_case_due: 'no', case_due: '' },
  ...{ has_contractor: 'no', contractor: '', has_person: 'no', person: '', has_paid_invoice: 'no', paid_invoice: '' },
  ...{ has_change: 'no', change: '', change_more: 0 },
  ...{ has_asker: 'no', asker: '', has_question: 'no', question: '', has_answer: 'no', answer: '' },
  ...{ has_returned: 'no', returned: '', has_fee: 'no', fee: '', has_payout: 'no', payout: '', is_more: 'no' },
  ...{ part: 'own', by: 'other', has_held: 'no', held: '', has_agreed: 'no', agreed: '' },
  ...{ has_invoice: 'no', invoice: '', has_invoices: 'no', invoices: '' },
  ...{ closing_payer: 'other', fell_through: 'no', has_pay_by: 'no', pay_by: '', is_void: 'no', released: 'no' },
  ...{ has_paid_on: 'no', paid_on: '', has_declined_by: 'no', declined_by: '' },
  ...{ has_due_on: 'no', due_on: '', has_returns: 'no', returns: '', returns_count: 0, returns_more: 0 },
};
