import { cents, NOTIFICATION_TYPES, type NotificationType, type PaymentTiming } from '@cw/domain';
import { LOCALES, type Locale } from '@cw/i18n';
import type { MatterTerms } from '../../common/realtime/matter-names.js';
import { wordsOf } from './notification-words.js';

const SIDES = ['client', 'contractor'] as const;
const termsOf = (paymentTiming: PaymentTiming | null): MatterTerms => ({
  paymentTiming,
  ...{ contractor: '', paidInvoice: null, paidOn: null, caseDueAt: null, heldCents: null, agreedCents: null },
  ...{ invoice: null, declinedBy: null, isReleased: false },
  startsOn: '2026-12-01',
  closesOn: '2026-12-18',
  budgetCents: cents(400_000),
  reviewDueAt: '2026-12-04T22:00:00Z',
  timeZone: 'America/New_York',
});

/** Told only of money that is in escrow, or only of an invoice: a payment at closing is never held before it is released. */
const ONE_WAY: Readonly<Record<PaymentTiming, ReadonlySet<NotificationType>>> = {
  upfront: new Set(['payment_held', 'payment_long_held']),
  at_closing: new Set(['invoice_issued', 'invoice_declined', 'invoice_overdue', 'closing_fell_through']),
};
const OF_ESCROW = /escrow|garant[íi]a|\bheld\b|retenid|pay now|pague ahora|\bpay \$|deposite/iu;
const OF_CLOSING = /invoice|factura|paid at closing|se paga en el cierre/iu;

/** Every text of every kind that can be told of a project that is paid like that, and of whatever its facts may be. */
function everyText(timing: PaymentTiming, locale: Locale): string[] {
  const other: PaymentTiming = timing === 'upfront' ? 'at_closing' : 'upfront';
  const told = NOTIFICATION_TYPES.filter((type) => !ONE_WAY[other].has(type));
  const facts = [{}, { dueAt: '2026-12-02T12:00:00Z' }, { returnedCents: cents(5_000), waitsFor: 'approval' as const }];
  return told.flatMap((type) =>
    SIDES.flatMap((side) =>
      facts.map((more) => {
        const params = { project: 'Roof', amountCents: cents(100_000), payoutCents: cents(90_000), side, ...more };
        const { title, message } = wordsOf(type, params, locale, { terms: termsOf(timing) });
        return `${type} (${side}): ${title} ${message}`;
      }),
    ),
  );
}

describe('what is told of money', () => {
  it.each(LOCALES)(
    'PAY-06 promises nothing in escrow where the work is paid at closing, of any kind in %s',
    (locale) => {
      expect(everyText('at_closing', locale).filter((text) => OF_ESCROW.test(text))).toEqual([]);
    },
  );

  it.each(LOCALES)(
    'PAY-06 speaks of no invoice and no closing where the work is paid in escrow, of any kind in %s',
    (locale) => {
      expect(everyText('upfront', locale).filter((text) => OF_CLOSING.test(text))).toEqual([]);
    },
  );

  it('PAY-06 says to a hired contractor when to start, and to the client what is due', () => {
    const said = (side: 'client' | 'contractor', timing: PaymentTiming | null): string =>
      wordsOf('bid_accepted', { project: 'Roof', side }, 'en', { terms: termsOf(timing) }).message;

    expect(said('contractor', 'upfront')).toBe(
      'Your bid was accepted. Work can start once the money is in escrow. The agreed start date is Tue, Dec 1.',
    );
    expect(said('contractor', 'at_closing')).toBe(
      'Your bid was accepted. You are paid at closing, planned for Fri, Dec 18. Do not wait for money: start on Tue, Dec 1.',
    );
    expect(said('client', 'at_closing')).toBe(
      'A bid was accepted. Nothing is due now: the work is paid at closing, planned for Fri, Dec 18.',
    );
    expect(said('contractor', null)).toBe('Your bid was accepted. The project’s page says when the work starts.');
  });
});
