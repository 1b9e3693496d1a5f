import { checkMachine, decide } from '../machine/machine.js';
import { answer, everyCell, expected, readMoves } from '../testing/lifecycle-table.js';
import { INVOICE_EVENTS, INVOICE_GUARDS, INVOICE_PARTIES, invoiceMachine } from './invoice.machine.js';
import { invoiceDueByClient, invoiceDueOn, invoiceNumber, invoiceReminderDays, lastReminderDay } from './invoice.js';

const MOVES = readMoves(`
  address      | draft                   | draft   | owner
  address      | issued                  | issued  | owner, system
  address      | viewed                  | viewed  | owner, system
  address      | overdue                 | overdue | owner, system
  readdress    | issued, viewed          | issued  | owner, system
  readdress    | overdue                 | overdue | owner, system
  decline      | issued, viewed          | issued  | link_holder
  decline      | overdue                 | overdue | link_holder
  issue        | draft                   | issued  | owner, admin, system
  send         | issued                  | issued  | owner, admin
  send         | viewed                  | viewed  | owner, admin
  send         | overdue                 | overdue | owner, admin
  revoke_link  | issued                  | issued  | owner, admin
  revoke_link  | viewed                  | viewed  | owner, admin
  revoke_link  | overdue                 | overdue | owner, admin
  view         | issued                  | viewed  | link_holder
  view         | viewed                  | viewed  | link_holder
  view         | overdue                 | overdue | link_holder
  fall_through | issued, viewed, overdue | void    | owner, admin
  fall_due     | issued, viewed          | overdue | clock
  pay          | issued, viewed, overdue | paid    | provider, admin
  void         | draft, issued, viewed, overdue | void | system
`);

describe('the invoice lifecycle', () => {
  it.each(everyCell(invoiceMachine, INVOICE_EVENTS, INVOICE_PARTIES))('$state, $event by $who', (cell) => {
    expect(answer(invoiceMachine, cell, INVOICE_GUARDS)).toBe(expected(MOVES, 'draft', cell));
  });

  it('reaches every state and gets stuck in none', () => {
    expect(checkMachine(invoiceMachine)).toEqual([]);
  });

  it('is issued by the client only once it is addressed, and by the approval in any case', () => {
    const issue = { state: 'draft', event: 'issue', guards: { addressed: false } } as const;
    expect(decide(invoiceMachine, { ...issue, as: ['owner'] }).ok).toBe(false);
    expect(decide(invoiceMachine, { ...issue, as: ['system'] }).ok).toBe(true);
  });
});

describe('an invoice’s terms', () => {
  it('are due at the closing, in a month without one, and in a week after one that has passed', () => {
    expect(invoiceDueOn('2026-11-20', '2026-12-18')).toBe('2026-12-18');
    expect(invoiceDueOn('2026-11-20', '2026-11-20')).toBe('2026-11-20');
    expect(invoiceDueOn('2026-11-20', null)).toBe('2026-12-20');
    expect(invoiceDueOn('2026-11-20', '2026-11-19')).toBe('2026-11-27');
    expect(invoiceDueByClient('2026-11-20')).toBe('2026-11-27');
  });

  it('remind once before the day and three times after it', () => {
    expect(invoiceReminderDays('2026-12-18')).toEqual(['2026-12-15', '2026-12-19', '2026-12-25', '2027-01-01']);
  });

  it.each([
    ['2026-12-14', null],
    ['2026-12-15', '2026-12-15'],
    ['2026-12-18', '2026-12-15'],
    ['2026-12-24', '2026-12-19'],
    ['2027-06-01', '2027-01-01'],
  ])('know on %s which reminder was the last', (today, day) => {
    expect(lastReminderDay('2026-12-18', today)).toBe(day);
  });

  it('number a year’s invoices one after the other', () => {
    expect(invoiceNumber(2026, 1)).toBe('INV-2026-0001');
    expect(invoiceNumber(2026, 12_345)).toBe('INV-2026-12345');
  });
});
