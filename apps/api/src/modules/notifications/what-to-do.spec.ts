import { cents, type ClosingPayer, type NotificationType } from '@cw/domain';
import { LOCALES } from '@cw/i18n';
import type { MatterTerms } from '../../common/realtime/matter-names.js';
import type { NoticeParams } from './notice.js';
import { wordsOf } from './notification-words.js';
import type { ReadFacts } from './read-facts.js';

const BID = { who: 'Brennan & Sons', amountCents: cents(348_000), covered: 5, total: 6, finishesOn: '2026-12-04' };
const INVOICE = { invoice: 'INV-2026-000118', dueOn: '2026-12-11' };
const PAID = { amountCents: cents(348_000), payoutCents: cents(313_200), feeCents: cents(34_800) };

const terms: MatterTerms = {
  paymentTiming: 'upfront',
  ...{ contractor: 'Brennan & Sons', paidInvoice: null, paidOn: null, budgetCents: cents(400_000) },
  ...{ invoice: null, declinedBy: null, isReleased: false },
  ...{ heldCents: cents(348_000), agreedCents: cents(348_000) },
  ...{ startsOn: '2026-12-01', closesOn: '2026-12-18', timeZone: 'America/New_York' },
  ...{ reviewDueAt: '2026-12-04T22:00:00Z', caseDueAt: '2026-12-09T17:00:00Z' },
};
const atClosing: MatterTerms = {
  ...terms,
  paymentTiming: 'at_closing',
  ...{ paidInvoice: INVOICE.invoice, paidOn: '2026-12-11' },
};
const unpaid: MatterTerms = { ...atClosing, paidInvoice: null, paidOn: null };
const owedBy = (payer: ClosingPayer, hasFallenThrough = false): ReadFacts => ({
  terms: { ...unpaid, invoice: { number: INVOICE.invoice, payer, dueOn: INVOICE.dueOn, hasFallenThrough } },
});

type Facts = Omit<NoticeParams, 'project' | 'side'>;

const said =
  (side: NoticeParams['side']) =>
  (type: NotificationType, facts: Facts = {}, read: ReadFacts = { terms }): string =>
    wordsOf(type, { project: 'Porch', side, ...facts }, 'en', read).message;
const toClient = said('client');
const toContractor = said('contractor');
const toStaff = said('staff');

describe('what is told in Spanish', () => {
  it('I18N-01 writes days and hours as every other mail does', () => {
    const es = (type: NotificationType, facts: Facts = {}): string =>
      wordsOf(type, { project: 'Porche', side: 'client', ...facts }, 'es', { terms }).message.replaceAll(/\s/g, ' ');

    expect(es('work_submitted')).toContain('a más tardar el viernes 4 de diciembre de 2026, 5:00 PM, hora del Este.');
    expect(es('change_proposed', { amountCents: cents(5_000), dueAt: '2026-12-04T17:00:00Z' })).toContain(
      'vence el viernes 4 de diciembre de 2026, 12:00 PM, hora del Este.',
    );
    expect(es('invoice_issued', { amountCents: cents(5_000), ...INVOICE })).toContain(
      'viernes 11 de diciembre de 2026',
    );
    expect(es('early_start_asked')).toContain('el martes 1 de diciembre de 2026');
  });
});

describe('what is told of money that moved', () => {
  it('PAY-06 says to the contractor all of it, the fee, and what is paid out', () => {
    expect(toContractor('payment_released', PAID)).toBe(
      'You are paid $3,132.00: $3,480.00 less the 10% service fee of $348.00. It is on its way to your bank.',
    );
    expect(toContractor('payment_released', PAID, { terms: atClosing })).toContain(
      'Invoice INV-2026-000118 was paid on Fri, Dec 11. You are paid',
    );
  });

  it('PAY-06 says to the client what was paid, to whom, and of which invoice', () => {
    expect(toClient('payment_released', PAID)).toBe(
      '$3,480.00 in escrow was released to Brennan & Sons, who receives $3,132.00 of it after the 10% service fee of $348.00.',
    );
    expect(toClient('payment_released', PAID, { terms: atClosing })).toBe(
      'Invoice INV-2026-000118 was paid on Fri, Dec 11: $3,480.00. Brennan & Sons receives $3,132.00 of it after the 10% service fee of $348.00.',
    );
  });

  it('PAY-06 says of a division what the contractor is left with', () => {
    const split = { amountCents: cents(20_050), payoutCents: cents(18_045), returnedCents: cents(45_950) };

    expect(toContractor('dispute_offered', split)).toContain(
      '$200.50 for you ($180.45 after the 10% service fee) and $459.50 back to the client.',
    );
    expect(toContractor('dispute_settled', split)).toContain('$200.50 for you ($180.45 after the 10% service fee)');
    expect(toContractor('dispute_ruled', { ...split, reason: 'Half.' })).toContain(
      '($180.45 after the 10% service fee)',
    );
    expect(toClient('dispute_settled', split)).toContain(
      '$200.50 for Brennan & Sons and $459.50 back to the card or bank account that paid.',
    );
  });
});

describe('what is told of money that is due', () => {
  it('PAY-06 names the amount that is to be paid', () => {
    expect(toClient('bid_accepted', {}, { terms, bid: BID })).toBe(
      'The bid of $3,480.00 from Brennan & Sons was accepted. Fund escrow with $3,480.00 now. Work can start once it is there.',
    );
    expect(toContractor('bid_accepted', {}, { terms, bid: BID })).toBe(
      'Your bid of $3,480.00 was accepted. Work can start once $3,480.00 is in escrow. The agreed start date is Tue, Dec 1.',
    );
    expect(toClient('change_accepted', { amountCents: cents(5_000) })).toBe(
      'The change order is agreed. Fund escrow with $50.00 more now. Until then, the work can’t be submitted or approved.',
    );
    expect(toClient('change_accepted', { amountCents: cents(-5_000) })).toBe(
      'The change order is agreed. Price difference: −$50.00.',
    );
  });

  it('PAY-06 says of a change order who proposes it and who answers, also where it is the reader’s own side', () => {
    const facts = { amountCents: cents(5_000), dueAt: '2026-12-04T17:00:00Z' };

    expect(toClient('change_proposed', { ...facts, by: 'contractor' })).toBe(
      'Brennan & Sons proposes a change order. Price difference: $50.00. Nothing changes until you agree. Unanswered, it expires on Fri, Dec 4, 12:00 PM EST.',
    );
    expect(toClient('change_proposed', { ...facts, by: 'client' })).toContain(
      'The client proposes a change order. Price difference: $50.00. Nothing changes until Brennan & Sons agrees.',
    );
    expect(toContractor('change_proposed', { ...facts, by: 'client' })).toContain('Nothing changes until you agree.');
    expect(toClient('change_declined', { ...facts, by: 'contractor' })).toContain(
      'Brennan & Sons declined the proposed change order (price difference $50.00).',
    );
    expect(toClient('change_declined', { ...facts, by: 'client' })).toContain('that Brennan & Sons proposed');
    expect(toClient('change_lapsed', { ...facts, cause: 'cancelled' })).toBe(
      'The project was cancelled, so the proposed change order (price difference $50.00) ended too.',
    );
  });

  it('PAY-06 names an invoice by its number and the day on which it is due', () => {
    const owed = { amountCents: cents(348_000), ...INVOICE };
    const types = ['invoice_issued', 'invoice_overdue', 'closing_fell_through'] as const;

    for (const text of types.map((type) => toClient(type, owed, { terms: unpaid }))) {
      expect(text).toContain('INV-2026-000118');
      expect(text).toContain('Fri, Dec 11');
    }
    expect(toClient('closing_fell_through', owed, { terms: unpaid })).toBe(
      'The closing fell through. You now pay for the work yourself. Pay invoice INV-2026-000118 ($3,480.00) by Fri, Dec 11.',
    );
    expect(toStaff('invoice_declined', owed, { terms: unpaid })).toBe(
      'The person who got it declined invoice INV-2026-000118 ($3,480.00, due Fri, Dec 11): they are not the settlement agent. We asked the client to name another one.',
    );
    expect(toClient('invoice_declined', owed, { terms: { ...unpaid, declinedBy: 'Grace Okafor' } })).toContain(
      'Grace Okafor declined invoice INV-2026-000118',
    );
  });

  it.each<[string, ReadFacts, string, string]>([
    [
      'the settlement agent',
      owedBy('settlement_agent'),
      'The settlement agent pays the invoice of $3,480.00 at closing, by Fri, Dec 11. You then receive it less the 10% service fee.',
      'The settlement agent pays the invoice of $3,480.00 at closing, by Fri, Dec 11.',
    ],
    [
      'the agent of a later closing',
      owedBy('settlement_agent', true),
      'The settlement agent pays the invoice of $3,480.00, by Fri, Dec 11. You then receive it less the 10% service fee.',
      'The settlement agent pays the invoice of $3,480.00, by Fri, Dec 11.',
    ],
    [
      'the client, where nobody was named',
      owedBy('client'),
      'No settlement agent was named, so the client pays the invoice of $3,480.00, due Fri, Dec 11. You then receive it less the 10% service fee.',
      'You pay the invoice of $3,480.00, due Fri, Dec 11.',
    ],
    [
      'the client, whose closing fell through',
      owedBy('client', true),
      'The closing fell through, so the client pays the invoice of $3,480.00, due Fri, Dec 11. You then receive it less the 10% service fee.',
      'You pay the invoice of $3,480.00, due Fri, Dec 11.',
    ],
    [
      'nobody yet',
      owedBy('declined'),
      'The invoice of $3,480.00 has no settlement agent yet: the client has to name one. You receive it less the 10% service fee once it is paid.',
      'The invoice of $3,480.00 has no settlement agent yet. Name one on the project’s page.',
    ],
    [
      'whoever it is, where that is not known',
      { terms: { ...unpaid, invoice: null } },
      'The invoice of $3,480.00 is paid at closing, planned for Fri, Dec 18. You then receive it less the 10% service fee.',
      'It is paid by invoice at closing, planned for Fri, Dec 18.',
    ],
  ])('NOTE-01 says of approved work that it is paid by %s', (_, read, contractors, clients) => {
    expect(toContractor('project_approved', {}, read)).toBe(`The work is approved. ${contractors}`);
    expect(toClient('project_approved', {}, read)).toBe(`The work is approved. ${clients}`);
  });

  it('NOTE-01 names no agreed start where none was agreed', () => {
    const undated = { terms: { ...atClosing, startsOn: null } };
    expect(toContractor('bid_accepted', {}, undated)).toContain('agree on a start date with the client.');
    expect(toContractor('bid_accepted', {}, { terms: atClosing })).toContain('start on Tue, Dec 1.');
  });
});

describe('what is told of work and people', () => {
  it('WORK-05 says which repairs came back, and why', () => {
    const returned = [
      { condition: 'Handrail', reason: 'It is loose.' },
      { condition: 'Glass', reason: 'One pane is cracked.' },
    ];

    expect(toContractor('changes_requested', { returned })).toBe(
      'The client returned 2 repairs: (1) Handrail: “It is loose”; (2) Glass: “One pane is cracked”. Correct them and send new evidence.',
    );
    const seven = Array.from({ length: 7 }, () => returned[0]).flatMap((one) => one ?? []);
    expect(toContractor('changes_requested', { returned: seven })).toContain('; and 2 more');
  });

  it('MSG-02 says the question that was asked, and its answer', () => {
    const question = { who: 'Brennan & Sons', body: 'Is it lead paint?', answer: '' };

    expect(toClient('question_asked', {}, { terms, question })).toBe(
      'Brennan & Sons asked: “Is it lead paint?” Every bidder reads your answer.',
    );
    expect(toContractor('question_answered', {}, { terms, question: { ...question, answer: 'No.' } })).toBe(
      'The client answered a question. Question: “Is it lead paint?” Answer: “No.”',
    );
  });

  it('WORK-02 names the agreed day wherever an early start is told', () => {
    expect(toClient('early_start_asked', { reason: 'Rain is coming.' })).toBe(
      'Brennan & Sons asks to start before the agreed date, Tue, Dec 1. Reason: “Rain is coming”. Allow or refuse it on the project’s page. Without your answer, the agreed date holds.',
    );
    expect(toContractor('early_start_allowed')).toBe(
      'You can start as soon as the money is in escrow, before Tue, Dec 1.',
    );
    expect(toContractor('early_start_refused')).toBe(
      'The client did not agree to an early start. Start on Tue, Dec 1, as agreed.',
    );
  });

  it('PAY-06 says by when a side of a dispute can be told', () => {
    expect(toClient('dispute_answer_due')).toContain('by Wed, Dec 9, 12:00 PM EST');
    expect(toClient('project_disputed')).toContain('by Wed, Dec 9, 12:00 PM EST');
  });

  it('VER-01 names to staff whose document waits for them', () => {
    expect(toStaff('paper_submitted', { paper: 'license' }, { person: 'Brennan & Sons' })).toBe(
      'Brennan & Sons sent a license. Review it within 24 hours.',
    );
  });

  it('NOTE-01 names the contractor where the client or staff read of the contractor’s doing', () => {
    const types = ['work_started', 'work_submitted', 'condition_corrected', 'no_show_contested', 'change_proposed'];

    for (const type of types as NotificationType[]) expect(toClient(type)).toContain('Brennan & Sons');
    expect(toStaff('payout_setup_overdue', PAID)).toContain('Brennan & Sons');
  });
});

describe('what is told whom the owner invited', () => {
  const invited = (part: 'view' | 'decide', type: NotificationType, facts: Facts = {}, read: ReadFacts = { terms }) =>
    wordsOf(type, { project: 'Porch', side: 'client', part, ...facts }, 'en', read).message;
  const owed = { amountCents: cents(348_000), ...INVOICE };

  it('PROJ-10 PAY-06 asks no one to pay or to answer who only looks on', () => {
    expect(invited('view', 'bid_accepted', {}, { terms, bid: BID })).toContain(
      'The client funds escrow with $3,480.00.',
    );
    expect(invited('decide', 'bid_accepted', {}, { terms, bid: BID })).toContain('Fund escrow with $3,480.00 now.');
    expect(invited('view', 'change_accepted', { amountCents: cents(5_000) })).toContain(
      'The client funds escrow with $50.00 more.',
    );
    expect(invited('view', 'early_start_asked', { reason: 'Rain.' })).toContain('The client can allow or refuse it.');
    expect(invited('view', 'work_submitted')).toContain('The client accepts each repair or returns it with a reason');
  });

  it('PROJ-10 PAY-06 says whose the debt is, and to whom money goes back', () => {
    expect(invited('view', 'closing_fell_through', owed, { terms: unpaid })).toBe(
      'The closing fell through. The client owes $3,480.00 on invoice INV-2026-000118, due Fri, Dec 11.',
    );
    expect(invited('decide', 'payment_refunded', owed)).toBe(
      '$3,480.00 is being refunded to the card or bank account that paid.',
    );
    const split = { amountCents: cents(20_050), returnedCents: cents(45_950) };
    expect(invited('decide', 'dispute_settled', split)).toContain(
      '$459.50 back to the card or bank account that paid.',
    );
    expect(invited('view', 'review_received')).toContain('Brennan & Sons reviewed the client.');
  });

  it('PAY-04 PAY-05 says of an invoice that a payment failed, whoever tried it, and asks nobody to pay again', () => {
    const failed = { amountCents: cents(52_355) };
    expect(
      wordsOf('payment_failed', { project: 'Porch', side: 'client', ...failed }, 'en', { terms: atClosing }).message,
    ).toBe('A payment of $523.55 on the invoice did not go through. Nothing was charged. It can be tried again.');
  });

  it('PROJ-10 asks whoever decides beside the client for their side, unless it is theirs that opened the dispute', () => {
    expect(invited('decide', 'project_disputed', { by: 'contractor' })).toContain('Tell your side by');
    expect(invited('decide', 'project_disputed', { by: 'client' })).toContain('Both sides can say what happened by');
  });
});

describe('what is told of a dispute', () => {
  it('PAY-06 says who opened it, what stays in escrow, and by when the reader can speak', () => {
    expect(toClient('project_disputed', { by: 'contractor' })).toBe(
      'Brennan & Sons opened a dispute. $3,480.00 in escrow stays frozen until it is over. Tell your side by Wed, Dec 9, 12:00 PM EST. Without it, an administrator decides on what is on record.',
    );
    expect(toContractor('project_disputed', { by: 'client' })).toContain('The client opened a dispute.');
    expect(toStaff('dispute_due')).toContain('$3,480.00 in escrow');
  });
});

describe('where nothing could be looked up', () => {
  it.each(LOCALES)('NOTE-01 still says whole sentences: %s', (locale) => {
    const types = [
      'bid_accepted',
      'payment_released',
      'question_asked',
      'changes_requested',
      'work_submitted',
    ] as const;

    for (const type of types) {
      const { message } = wordsOf(type, { project: 'Porch', side: 'client', ...PAID }, locale);
      expect(message).not.toMatch(/ {2}| [.,;:]|\(\)|“”|«»/u);
    }
  });
});
